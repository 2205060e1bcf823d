declare module 'fontverter' {
  const fontverter: {
    /** A font in another format; the one it has is read from its first bytes. */
    convert(font: Buffer, format: 'sfnt' | 'woff' | 'woff2'): Promise<Buffer>;
  };
  export default fontverter;
}
