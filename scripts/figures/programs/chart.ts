import { colours, fonts, round } from '../drawing.ts';

/** A chart of lines: what its axes mean, where they end, and which values have a label. */
export type Chart = {
  x: Axis;
  y: Axis;
  lines: readonly { name: string; points: readonly (readonly [number, number])[]; isDashed?: boolean }[];
  /** Draws the points, too, where each is a separate result. */
  hasPoints?: boolean;
};
type Axis = { name: string; from: number; to: number; labels: readonly number[] };

/** The widths of a chart on wide and on narrow screens, in pixels. */
const widths = { wide: 560, narrow: 316 };
const height = 244;
const frame = { left: 44, right: 14, top: 28, bottom: 44 };

/** The markup of a chart for wide or narrow screens, in the colours of the theme. */
export function chartSvg({ x, y, lines, hasPoints }: Chart, form: keyof typeof widths): string {
  const width = widths[form];
  const [right, bottom] = [width - frame.right, height - frame.bottom];
  const at = (value: number, { from, to }: Axis, start: number, end: number) =>
    round(start + ((value - from) / (to - from)) * (end - start));
  const across = (value: number) => at(value, x, frame.left, right);
  const up = (value: number) => at(value, y, bottom, frame.top);
  const drawn = lines.map(({ name, points, isDashed }) => {
    const path = `M${points.map(([a, b]) => `${across(a)} ${up(b)}`).join(' L')}`;
    const look = isDashed
      ? `stroke="${colours.text}" stroke-width="1.5" stroke-dasharray="6 5"`
      : `stroke="${colours.accent}" stroke-width="2.5" stroke-linejoin="round"`;
    const [lastX, lastY] = points.at(-1) ?? [0, 0];
    const label = `<text x="${across(lastX) - 4}" y="${up(lastY) - 10}" text-anchor="end">${name}</text>`;
    const dots = points.map(([a, b]) => `<circle cx="${across(a)}" cy="${up(b)}" r="2.5"/>`).join('');
    return {
      label,
      line: `  <path d="${path}" ${look}/>${hasPoints && !isDashed ? `\n  <g fill="${colours.accent}">${dots}</g>` : ''}`,
    };
  });
  const rules = y.labels.map((value) => `M${frame.left} ${up(value)} H${right}`).join(' ');
  const columns = x.labels.map((value) => `<text x="${across(value)}" y="${bottom + 20}">${value}</text>`);
  const rows = y.labels.map((value) => `<text x="${frame.left - 9}" y="${up(value) + 5}">${value}</text>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" font-size="13">
  <path d="${rules}" stroke="${colours.line}" stroke-width="1" stroke-opacity="0.3"/>
  <path d="M${frame.left} ${frame.top - 8} V${bottom} H${right}" stroke="${colours.line}" stroke-width="1.5"/>
${drawn.map(({ line }) => line).join('\n')}
  <g fill="${colours.muted}" font-family="${fonts.code}">
    <g text-anchor="middle">${columns.join('')}</g>
    <g text-anchor="end">${rows.join('')}</g>
  </g>
  <g fill="${colours.text}" font-family="${fonts.code}" font-size="14">${drawn.map(({ label }) => label).join('')}</g>
  <g fill="${colours.muted}" font-family="${fonts.code}">
    <text x="${right}" y="${height - 6}" text-anchor="end">${x.name}</text><text x="2" y="14">${y.name}</text>
  </g>
</svg>
`;
}
