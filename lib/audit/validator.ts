import { HtmlValidate, type Message, StaticConfigLoader } from 'html-validate';
import type { ExportedPage } from '../export/html.ts';
import { type Problem, problem } from '../site/problem.ts';
import { withoutRepeats } from './dedupe-markup.ts';

/**
 * The standard set of html-validate, with what it has for documents and assistive technology. Switched off is what other
 * checks do for the whole export.
 */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
    rules: {
      // lib/audit/checks (ids, heads) do these for the whole page, the parts that repeat included.
      'no-dup-id': 'off',
      'no-missing-references': 'off',
      'heading-level': 'off',
      // About files of other hosts in the first place, and these come from our own.
      'require-sri': 'off',
    },
  }),
);

/** What the rules report although the specification allows it. */
const allowedMessages: { rule: string; is(message: Message): boolean }[] = [
  // A `>` in a text ends nothing; `<` and `&` do count.
  { rule: 'no-raw-characters', is: ({ message }) => message.startsWith('Raw ">"') },
  // Within an article an aside without a name is no landmark (HTML-AAM), and a name for each note would make it one.
  { rule: 'unique-landmark', is: ({ selector }) => /\barticle\b.*\baside\b[^>]*$/.test(selector ?? '') },
];

/**
 * What is not valid HTML in a page. Scripts are not read.
 * @param seen parts of pages that have been validated: they are not validated again (lib/audit/dedupe-markup.ts)
 */
export function validityProblems({ file, html }: ExportedPage, seen = new Set<string>()): Problem[] {
  // The data in scripts is large and follows rules of its own.
  const markup = html.replace(/(<script\b[^>]*>)[\s\S]*?(<\/script>)/g, '$1$2');
  const { results } = validator.validateStringSync(withoutRepeats(markup, seen), file);
  return results
    .flatMap(({ messages }) => messages)
    .filter((message) => !allowedMessages.some(({ rule, is }) => rule === message.ruleId && is(message)))
    .map(({ ruleId, message, selector, ruleUrl }) =>
      problem({
        where: selector ? `${file} (${selector})` : file,
        what: `${ruleId}: ${message}`,
        fix: `Fix the component that renders it.${ruleUrl ? ` ${ruleUrl}` : ''}`,
      }),
    );
}
