import { type ProgramFormat, programPath } from '../../routes/files.ts';
import { browserPath, href, inLocale, type Place } from '../../routes/index.ts';
import { config } from '../../site/config.ts';
import { defaultLocale, type Locale, langWithin } from '../../site/locales.ts';
import { messagesOf } from '../../site/messages/index.ts';

/** A complete program in a text (lib/mdx/transforms/programs.ts). */
export type Program = {
  /** The name of its file, without extension; no other program of the page has it. */
  name: string;
  code: string;
  /** The id of the heading that it stands below; none above the first heading. */
  anchor?: string | undefined;
  /** A notebook cannot show a window, so a program that opens one is none. */
  formats: readonly ProgramFormat[];
};

/** Where the notebooks of Colab are opened from. */
const colab = 'https://colab.research.google.com/github/';

const headingOrProgram =
  /<h[2-6] id="([^"]*)"|<figure\b([^>]*?) data-program="([\w-]*)"([^>]*)>([\s\S]*?)<\/figure>/g;

/** The programs of a text, in their order. */
export function programsIn(html: string, place: Place): Program[] {
  const found: Program[] = [];
  replacePrograms(html, place, (program) => {
    found.push(program);
    return '';
  });
  return found;
}

/**
 * The HTML of a text with links below each program that save it as a file or as a notebook, or open it in Colab where the
 * deployment has notebooks there. They work without a script. Style: components/mdx/programs.css.
 * @param textLocale the language of the text: a text that is shown in English for want of a translation has the files of the
 * English page
 */
export function withPrograms(html: string, place: Place, textLocale: Locale): string {
  const { programs } = messagesOf(place.locale);
  const files = inLocale(place, textLocale);
  const lang = langWithin(textLocale, place.locale);
  return replacePrograms(withoutLanguages(html), place, ({ name, formats }, figure) => {
    const links = formats.map((format) => {
      const path = browserPath(programPath(files, name, format));
      return ` <a href="${path}" download="">.${format}</a>`;
    });
    const notebook = config.colabNotebooks && formats.includes('ipynb');
    const address = `${colab}${config.colabNotebooks}${programPath(files, name, 'ipynb')}`;
    const open = notebook ? ` <a href="${address}">${programs.colab}</a>` : '';
    return figure.replace(
      /<\/figure>$/,
      `<p class="program"${lang ? ` lang="${lang}"` : ''}>${programs.download}${links.join('')}${open}</p>$&`,
    );
  });
}

/** The HTML of a text without what the compiler notes of programs, for pages that do not offer them. */
export function withoutPrograms(html: string): string {
  return withoutLanguages(html).replace(/(<figure\b[^>]*?) data-program="[\w-]*"/g, '$1');
}

/** The HTML of a text without the languages of its code blocks, which only the search reads (lib/search/records.ts). */
function withoutLanguages(html: string): string {
  return html.replace(/(<figure class="code[^>]*?) data-language="[^"]*"/g, '$1');
}

/** Replaces each program by what `replace` gives for it and its figure, which has no note of the compiler any more. */
function replacePrograms(
  html: string,
  place: Place,
  replace: (program: Program, figure: string) => string,
): string {
  const names = new Map<string, number>();
  let anchor: string | undefined;
  const [page = 'program'] = href(inLocale(place, defaultLocale)).split('/').filter(Boolean).slice(-1);
  return html.replace(
    headingOrProgram,
    (whole, id: string | undefined, before: string, title: string, after: string, content: string) => {
      if (id !== undefined) {
        anchor = id;
        return whole;
      }
      const wanted = title || [anchor, page].find((name) => name && /^[\w-]+$/.test(name)) || 'program';
      const count = (names.get(wanted) ?? 0) + 1;
      names.set(wanted, count);
      const name = count === 1 ? wanted : `${wanted}-${count}`;
      const code = codeOf(content);
      const formats: ProgramFormat[] = /\bti\.(?:GUI|ui\.Window)\(/.test(code) ? ['py'] : ['py', 'ipynb'];
      return replace({ name, code, anchor, formats }, `<figure${before}${after}>${content}</figure>`);
    },
  );
}

/** The text of the code in a figure. */
export function codeOf(figure: string): string {
  const [, code = ''] = /<code>([\s\S]*?)<\/code>/.exec(figure) ?? [];
  return code
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|#x3C);/g, '<')
    .replace(/&(?:gt|#x3E);/g, '>')
    .replace(/&(?:quot|#x22);/g, '"')
    .replace(/&(?:amp|#x26);/g, '&');
}
