/**
 * All style sheets that pages load, except the CSS modules of components; a later rule overrides an earlier one. What a script creates or finds by
 * its class has its sheet here, beside the module or component that it is for.
 */
import '@/app/global.css';
import '@/components/shell/document.css';
import '@/components/ui/button.css';
import '@/components/ui/summary.css';
import '@/components/ui/raised.css';
import '@/components/ui/popup.css';
import '@/components/shell/theme-switch.css';
import '@/components/mdx/programs.css';
import '@/lib/browser/swap.css';
import '@/lib/browser/prose/copy-code.css';
import '@/lib/browser/prose/tabs.css';
import '@/lib/browser/prose/zoom.css';
import '@/lib/browser/loading/boxes.css';
import '@/lib/browser/behaviours/back-to-top.css';
// These override the others.
import '@/app/print.css';
import '@/app/forced-colours.css';
