import type { Note, NoteKind } from '../note.ts';

/** The replacement of a part of a text. */
export type Edit = { start: number; end: number; text: string };

/**
 * The text of a page while it is converted. Steps replace parts by their offsets, so that everything else keeps its bytes, and the draft
 * still knows the line of the source that each of its lines comes from.
 */
export class Draft {
  readonly notes: Note[] = [];
  /** How many pictures and links of the source are something else now, of which a note speaks. */
  readonly accounted = { images: 0, links: 0 };
  /** The same without what there is more of. */
  readonly lost = { images: 0, links: 0 };
  /** The line of the source for each line of the text. */
  #lines: number[];

  /** @param firstLine the line of the file at which the text begins */
  constructor(
    public text: string,
    readonly file: string,
    firstLine = 1,
  ) {
    this.#lines = text.split('\n').map((_, at) => firstLine + at);
  }

  /** Makes replacements; one within a part that is already replaced is left out. */
  apply(edits: readonly Edit[]): void {
    const isInsertion = ({ start, end }: Edit) => start === end;
    const sorted = [...edits].sort(
      (a, b) => a.start - b.start || Number(isInsertion(b)) - Number(isInsertion(a)) || b.end - a.end,
    );
    const lines: number[] = [this.#lines[0] ?? 1];
    let [text, at] = ['', 0];
    const add = (part: string, lineOf: (newlines: number) => number) => {
      text += part;
      for (let count = 1; count < part.split('\n').length; count++) lines.push(lineOf(count));
    };
    const keep = (end: number) => {
      const first = this.#rowAt(at);
      add(this.text.slice(at, end), (count) => this.#lines[first + count] ?? 1);
    };
    for (const { start, end, text: replacement } of sorted) {
      if (start < at) continue;
      keep(start);
      const line = this.lineAt(start);
      add(replacement, () => line);
      at = end;
    }
    keep(this.text.length);
    this.text = text;
    this.#lines = lines;
  }

  /** The line of the source for an offset of the text. */
  lineAt(offset: number): number {
    return this.#lines[this.#rowAt(offset)] ?? 1;
  }

  /** Notes something about an offset of the text. */
  note(kind: NoteKind, offset: number, what: string, fix?: string): void {
    const where = `${this.file}:${this.lineAt(offset)}`;
    this.notes.push({ kind, where, what, ...(fix !== undefined && { fix }) });
  }

  /** Says that pictures or links are something else now; a negative number, that there are more of them. */
  account(measure: 'images' | 'links', count: number): void {
    this.accounted[measure] += count;
    this.lost[measure] += Math.max(0, count);
  }

  #rowAt(offset: number): number {
    let row = 0;
    for (let at = this.text.indexOf('\n'); at >= 0 && at < offset; at = this.text.indexOf('\n', at + 1))
      row++;
    return row;
  }
}
