import { tsImport } from 'tsx/esm/api';

/** Turbopack runs loaders in plain Node, which reads no TypeScript. */
export const { remarkPreset, rehypePreset } = await tsImport('./presets.ts', import.meta.url);
