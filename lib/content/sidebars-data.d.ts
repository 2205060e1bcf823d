import type { SidebarTrees } from './sidebar-trees.ts';

declare const sidebars: SidebarTrees;
export default sidebars;
