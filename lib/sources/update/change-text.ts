import type { Difference } from '../python/history/signature-changes.ts';
import { signatureText } from '../python/signature.ts';
import type { StubChange } from './differences.ts';

/** A change as a line of a list. */
export function changeText(change: StubChange): string {
  const { path } = change;
  switch (change.change) {
    case 'new': {
      const { definition } = change;
      const signature = definition.kind === 'function' ? signatureText(definition.signature) : '';
      return `new         ${path}${signature}, ${change.member === undefined ? '' : 'member, '}${definition.kind}`;
    }
    case 'exported':
      return `new         ${path}, another name of ${change.ref}`;
    case 'unexported':
      return `removed     ${path}, of ${change.ref}, which its module goes on to define`;
    case 'moved':
      return `moved       ${path}, from ${change.from} to ${change.ref}`;
    case 'changed':
      return `changed     ${path}: ${change.differences.map(differenceText).join(', ')}`;
    case 'removed':
      return `removed     ${path}`;
    case 'deprecated':
      return `deprecated  ${path}`;
    case 'new module':
      return `new         ${path}, module`;
  }
}

function differenceText(difference: Difference): string {
  switch (difference.what) {
    case 'parameterAdded':
      return `parameter ${difference.name} is new`;
    case 'parameterRemoved':
      return `parameter ${difference.name} is gone`;
    case 'parameterCollected':
      return `parameter ${difference.name} is one of **kwargs`;
    case 'parameterRenamed':
      return `parameter ${difference.before} is ${difference.name}`;
    case 'default':
    case 'type':
      return `${difference.what} of ${difference.name}: ${fromTo(difference)}`;
    case 'returns':
    case 'value':
    case 'annotation':
      return `${difference.what}: ${fromTo(difference)}`;
    case 'kind':
      return `is a ${difference.after}, was a ${difference.before}`;
    case 'bases':
      return `bases are ${difference.after.join(', ') || 'none'}, were ${difference.before.join(', ') || 'none'}`;
    case 'order':
      return 'parameters in another order';
    case 'passing':
      return 'parameters are passed in another way';
    case 'overloads':
      return 'other overloads';
  }
}

function fromTo({ before, after }: { before?: string | undefined; after?: string | undefined }): string {
  if (before === undefined) return `${after} is new`;
  return after === undefined ? `${before} is gone` : `${after}, was ${before}`;
}
