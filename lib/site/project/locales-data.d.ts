import type { Locale } from './known-locales.ts';

export declare const locales: readonly Locale[];
