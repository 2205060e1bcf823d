import { Fragment } from 'react';
import { lineParts } from '@/lib/site/long-names.ts';

/** A text with names: a line may end after a dot or an underscore of a long one. */
export function Breakable({ text }: { text: string }) {
  let end = 0;
  return lineParts(text).map((part) => {
    const start = end;
    end += part.length;
    return (
      <Fragment key={start}>
        {start > 0 && <wbr />}
        {part}
      </Fragment>
    );
  });
}
