/** Writes the bytes of a WebAssembly module (https://webassembly.github.io/spec/core/binary/). */
export class ByteWriter {
  private bytes = new Uint8Array(256);
  length = 0;

  byte(value: number): this {
    if (this.length === this.bytes.length) {
      const larger = new Uint8Array(this.bytes.length * 2);
      larger.set(this.bytes);
      this.bytes = larger;
    }
    this.bytes[this.length++] = value;
    return this;
  }

  raw(values: ArrayLike<number>): this {
    for (let at = 0; at < values.length; at++) this.byte(values[at] as number);
    return this;
  }

  /** LEB128 without sign. */
  unsigned(value: number): this {
    let rest = value;
    while (rest >= 0x80) {
      this.byte((rest % 0x80) | 0x80);
      rest = Math.floor(rest / 0x80);
    }
    return this.byte(rest);
  }

  /** LEB128 with sign. */
  signed(value: bigint): this {
    let rest = value;
    for (;;) {
      const low = Number(rest & 0x7fn);
      rest >>= 7n;
      if ((rest === 0n && !(low & 0x40)) || (rest === -1n && low & 0x40)) return this.byte(low);
      this.byte(low | 0x80);
    }
  }

  f32(value: number): this {
    return this.raw(new Uint8Array(new Float32Array([value]).buffer));
  }

  f64(value: number): this {
    return this.raw(new Uint8Array(new Float64Array([value]).buffer));
  }

  text(value: string): this {
    const bytes = new TextEncoder().encode(value);
    return this.unsigned(bytes.length).raw(bytes);
  }

  /** A section: its number, its length, its content. */
  section(id: number, content: ByteWriter): this {
    return this.byte(id).unsigned(content.length).raw(content.result());
  }

  result(): Uint8Array<ArrayBuffer> {
    return this.bytes.slice(0, this.length);
  }
}
