import { HtmlValidate, type Message, StaticConfigLoader } from 'html-validate';
import type { ExportedPage } from '../html/exported-pages.ts';
import { type Problem, problem } from '../site/problem.ts';
import { withoutRepeats } from './dedupe-markup.ts';

/**
 * The standard set of html-validate, with its rules for documents and assistive technology. Rules are off that other checks of
 * the export replace.
 */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
    rules: {
      // lib/audit/checks (ids, heads) check these for the whole page, repeated parts included.
      'no-dup-id': 'off',
      'no-missing-references': 'off',
      'heading-level': 'off',
      // Meant for files of other hosts; these are files of the site.
      'require-sri': 'off',
    },
  }),
);

/** Messages about what the specification allows. */
const allowedMessages: { rule: string; is(message: Message): boolean }[] = [
  // `>` is allowed in text; `<` and `&` are not.
  { rule: 'no-raw-characters', is: ({ message }) => message.startsWith('Raw ">"') },
  // Within an article an aside without a name is not a landmark (HTML-AAM), and a name would make it one.
  { rule: 'unique-landmark', is: ({ selector }) => /\barticle\b.*\baside\b[^>]*$/.test(selector ?? '') },
];

/**
 * Invalid HTML of a page. Scripts are not read.
 * @param seen parts of pages that have been validated: they are not validated again (lib/audit/dedupe-markup.ts)
 */
export function validityProblems({ file, html }: ExportedPage, seen = new Set<string>()): Problem[] {
  // The data in scripts is large, and not HTML.
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
