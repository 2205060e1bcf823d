import index from '#content';
import { type ShapeFile, shapeFormat } from '../search/shapes.ts';
import type { Version } from '../site/versions.ts';

/** Words of a description of a result that say of which type it is. */
const resultCharacters = 80;

/** The shapes of what can be called in a version, for the search and the list of names. */
export function shapeFile({ name: version }: Version): ShapeFile {
  const entries = new Map((index.apiNames[version] ?? []).map((entry) => [entry.name, entry]));
  const shapes = (index.apiFacts[version]?.shapes ?? []).flatMap(
    ([name, parameters, result]): ShapeFile['shapes'] => {
      const entry = entries.get(name);
      if (!entry) return [];
      const owner = name.slice(0, name.lastIndexOf('.'));
      const isMethod = entry.kind === 'method';
      const object: ['', string][] = isMethod ? [['', owner.slice(owner.lastIndexOf('.') + 1)]] : [];
      const returned = entry.kind === 'class' ? name.slice(name.lastIndexOf('.') + 1) : result;
      return [[entry.anchor, [...object, ...parameters], returned.slice(0, resultCharacters)]];
    },
  );
  return { format: shapeFormat, shapes };
}
