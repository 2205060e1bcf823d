import { didYouMean, type Problem, problem } from '../../site/problem.ts';
import type { Docstring } from '../python/docstring.ts';
import type { ApiMember, ApiSymbol } from '../python/model.ts';
import { operatorForm } from '../python/operators.ts';
import type { SourceFacts } from './derive.ts';
import { pythonErrors } from './errors.ts';
import type { Exception, SourceRecord } from './files.ts';
import type { Scope } from './scopes.ts';

/** The stubs of a version as they were read, and the record of its sources. */
export type StubsAndFacts = SourceRecord & {
  /** The folder of the stubs, for messages. */
  folder: string;
  version: string;
  symbols: Readonly<Record<string, ApiSymbol>>;
};

type DescribedName = {
  path: string;
  where: string;
  doc: Docstring;
  kind: ApiSymbol['kind'] | ApiMember['kind'];
  /** The docstring of the class of a member. */
  ownerDoc?: Docstring | undefined;
  isOperator: boolean;
};

type FactDifference = { fact: Exception['fact']; error?: string; what: string; fix: string };

/** What a `Scope:` section has to say. */
const scopeTexts: Readonly<Record<Scope, string>> = {
  Taichi: 'Taichi',
  Python: 'Python',
  both: 'Taichi, Python',
};

/**
 * Compares docstrings with what the sources say: what is deprecated, what gives a value, which errors come from it, and where
 * it may be called. Also reports names without a line in the sources.
 * @param exceptions differences that are right; those that were needed are added to `used`
 */
export function factProblems(
  { folder, version, symbols, lines, facts }: StubsAndFacts,
  exceptions: readonly Exception[] = [],
  used = new Set<Exception>(),
): Problem[] {
  const deprecated = Object.keys(facts).filter((path) => facts[path]?.deprecated === 'whole');
  const others = new Set(deprecated.map(afterLastDot));
  return describedNames(symbols, folder).flatMap((entry) => {
    const { path, where } = entry;
    const line = lines[path];
    if (!line) {
      const fix = `Run "npm run facts -- --source SOURCES --version ${version}", or remove the name.`;
      return [problem({ where, what: `the sources of ${version} are not known to define ${path}`, fix })];
    }
    const row = facts[path] ?? {};
    const found = [
      ...deprecationDifferences(entry, row, others),
      ...returned(entry, row),
      ...raised(entry, row),
      ...scope(entry, row),
    ];
    return found
      .filter(({ fact, error }) => {
        const matching = exceptions.filter(
          (one) => one.fact === fact && one.names.includes(path) && (!one.error || one.error === error),
        );
        for (const one of matching) used.add(one);
        return matching.length === 0;
      })
      .map(({ what, fix }) => problem({ where, what: `${path}: ${what} (${line[0]}:${line[1]})`, fix }));
  });
}

/** Exceptions for names that no version has, or that no version needs any more. */
export function unusedExceptions(
  exceptions: readonly Exception[],
  used: ReadonlySet<Exception>,
  paths: readonly string[],
): Problem[] {
  const known = new Set(paths);
  return exceptions.flatMap((one) => {
    const unknown = one.names.filter((name) => !known.has(name));
    const missing = unknown.map((name) =>
      problem({
        where: one.where,
        what: `unknown name "${name}"`,
        fix: `No version has it.${didYouMean(name, paths)}`,
      }),
    );
    if (used.has(one) || missing.length > 0) return missing;
    return [problem({ where: one.where, what: 'the exception is not needed', fix: 'Remove it.' })];
  });
}

function describedNames(symbols: Readonly<Record<string, ApiSymbol>>, folder: string): DescribedName[] {
  return Object.values(symbols).flatMap(({ ref, file, line, kind, doc, members = [] }) => {
    const where = (at: number) => `${folder}/${file}:${at}`;
    const empty = { summary: '' };
    return [
      { path: ref, where: where(line), doc: doc ?? empty, kind, isOperator: false },
      ...members.map((member) => ({
        path: `${ref}.${member.name}`,
        where: where(member.line),
        doc: member.doc ?? empty,
        kind: member.kind,
        ownerDoc: doc,
        isOperator: operatorForm(member.name) !== undefined,
      })),
    ];
  });
}

function deprecationDifferences(
  { doc }: DescribedName,
  { deprecated }: SourceFacts,
  others: ReadonlySet<string>,
): FactDifference[] {
  const said = doc.deprecated !== undefined;
  const fact = 'deprecated';
  if (deprecated === 'whole' && !said) {
    const fix = 'Add a section "Deprecated:" that says what to use instead.';
    return [{ fact, what: 'the sources call it deprecated, the docstring does not', fix }];
  }
  if (deprecated !== 'whole' && said) {
    const fix = 'Remove the section "Deprecated:".';
    return [{ fact, what: 'the docstring calls it deprecated, the sources do not', fix }];
  }
  const text = JSON.stringify(doc);
  const isMentioned = /deprecat/i.test(text);
  if (deprecated === 'part' && !isMentioned) {
    const fix = 'Name the parameter or value that is deprecated, and what to use instead.';
    return [{ fact, what: 'the sources warn that a part of it is deprecated, the docstring does not', fix }];
  }
  const isOfOther = [...text.matchAll(/`([\w.]+)`/g)].some(([, name = '']) => others.has(afterLastDot(name)));
  if (!deprecated && isMentioned && !isOfOther) {
    const fix = 'Remove the word, or name what is deprecated, in code style.';
    return [{ fact, what: 'the docstring mentions something deprecated, the sources do not', fix }];
  }
  return [];
}

function returned({ doc, kind, isOperator }: DescribedName, { returns }: SourceFacts): FactDifference[] {
  if (returns === undefined || isOperator || !/^(function|(class|static)?method)$/.test(kind)) return [];
  const fact = 'returns';
  const said = Boolean(doc.returns?.length || doc.yields?.length);
  if (returns && !said)
    return [
      { fact, what: 'it returns a value, and the docstring has no section "Returns:"', fix: 'Add one.' },
    ];
  if (!returns && said)
    return [
      { fact, what: 'it returns nothing, and the docstring has a section "Returns:"', fix: 'Remove it.' },
    ];
  return [];
}

function raised(
  { doc, ownerDoc, isOperator }: DescribedName,
  { raises = [], mayRaise = [], callsOutside, scope: where }: SourceFacts,
) {
  const named = describedErrors(doc);
  // An operator is a row of a table: its errors are in its text, or in the section of its class.
  const texts = isOperator ? [...describedErrors(ownerDoc), ...mentioned(doc)] : named;
  const isCompiled = where === 'Taichi' || where === 'both' || Boolean(doc.scope?.includes('Taichi'));
  const missing = raises
    .filter((error) => !texts.includes(error))
    .map((error): FactDifference => {
      const fix = isOperator
        ? 'Name it in the text of the operator, or in the section "Raises:" of the class.'
        : 'Add it to the section "Raises:", with the condition.';
      return { fact: 'raises', error, what: `it raises ${error}, which the docstring does not name`, fix };
    });
  const possible = new Set([
    ...raises,
    ...mayRaise,
    ...(callsOutside ? pythonErrors : []),
    // Errors while a kernel is compiled are wrapped.
    ...(isCompiled ? ['TaichiCompilationError'] : []),
  ]);
  const wrong = named
    .filter((error) => !possible.has(error))
    .map((error): FactDifference => {
      const near = didYouMean(error, possible);
      const fix = `Remove it from the section "Raises:", or name another one.${near}`;
      return { fact: 'raises', error, what: `${error} cannot come from it`, fix };
    });
  return [...missing, ...wrong];
}

/** The errors in the section `Raises:` of a docstring. */
function describedErrors(doc: Docstring | undefined): string[] {
  return (doc?.raises ?? []).flatMap(({ name }) => (name ? [afterLastDot(name)] : []));
}

function mentioned({ summary, body = '' }: Docstring): string[] {
  return [...`${summary} ${body}`.matchAll(/`([\w.]+)`/g)].map(([, name = '']) => afterLastDot(name));
}

function scope({ doc, isOperator }: DescribedName, { scope: where }: SourceFacts): FactDifference[] {
  if (!where || isOperator) return [];
  const said = [...(doc.scope ?? [])].sort().join(', ');
  const right = scopeTexts[where];
  if (said === right.split(', ').sort().join(', ')) return [];
  const what = `its scope is ${right}, and the docstring ${said ? `says ${said}` : 'does not say it'}`;
  return [{ fact: 'scope', what, fix: `Write "Scope: ${right}."` }];
}

function afterLastDot(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}
