import { Refusal } from '../../errors.ts';
import { DictValue } from '../collections/dictionaries.ts';
import { formatTemplate } from '../formatting/template.ts';
import { addMethods, strType } from '../types.ts';
import { single } from './arguments.ts';

/** `str.format` and `str.format_map`: a part of the engine of its own. */

addMethods<string>(strType, {
  format: (self, args, keywords) => formatTemplate(self, args, (name) => keywords.get(name)),
  format_map: (self, args) => {
    const map = single('str.format_map', args);
    if (!(map instanceof DictValue)) throw new Refusal('str.format_map of an object');
    return formatTemplate(self, [], (name) => map.item(name));
  },
});
