export { remarkPreset as default } from './presets.mjs';
