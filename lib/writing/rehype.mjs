export { rehypePreset as default } from './presets.mjs';
