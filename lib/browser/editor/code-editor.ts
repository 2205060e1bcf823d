import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { python } from '@codemirror/lang-python';
import { bracketMatching, HighlightStyle, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { EditorState, StateEffect, StateField } from '@codemirror/state';
import { Decoration, drawSelection, EditorView, keymap } from '@codemirror/view';
import { tags } from '@lezer/highlight';

export type EditorTexts = {
  /** The name of the editor. */
  editor: string;
  /** Its keys, as a hint below it: the description of the editor. */
  editorKeys: string;
};

type EditorSettings = {
  /** Takes the editor. It has a shadow root, so that the policy of the page, which allows no style elements, holds. */
  parent: HTMLElement;
  code: string;
  texts: EditorTexts;
  /** Receives the text after each change. */
  onChange: (code: string) => void;
  /** The reader presses Control or the command key with Enter. */
  onRun: () => void;
};

/** An editor of Python, with the look of a block of code. */
export class CodeEditor {
  private readonly view: EditorView;

  constructor({ parent, code, texts, onChange, onRun }: EditorSettings) {
    const root = parent.attachShadow({ mode: 'open' });
    // From outside the root, what is typed seems to come from an element that takes no text: shortcuts of the page would act on it.
    parent.addEventListener('keydown', (event) => {
      if (event.altKey || !(event.ctrlKey || event.metaKey)) event.stopPropagation();
    });
    const hint = document.createElement('p');
    Object.assign(hint, { id: 'keys', textContent: texts.editorKeys });
    this.view = new EditorView({
      root,
      parent: root,
      state: EditorState.create({
        doc: code,
        extensions: [
          keymap.of([
            {
              key: 'Mod-Enter',
              run: () => {
                onRun();
                return true;
              },
            },
            // After Escape, Tab goes to the next element of the page: CodeMirror sees to it.
            indentWithTab,
            ...defaultKeymap,
            ...historyKeymap,
          ]),
          history(),
          python(),
          indentUnit.of('    '),
          EditorState.tabSize.of(4),
          bracketMatching(),
          drawSelection(),
          failedLine,
          syntaxHighlighting(colors),
          look,
          EditorView.contentAttributes.of({
            'aria-label': texts.editor,
            'aria-describedby': hint.id,
            // It is focusable anyway; some tools look for the attribute where a region scrolls.
            tabindex: '0',
          }),
          EditorView.updateListener.of(({ docChanged, state }) => {
            if (docChanged) onChange(state.doc.toString());
          }),
        ],
      }),
    });
    root.append(hint);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(hintStyle);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  }

  get code(): string {
    return this.view.state.doc.toString();
  }

  /** Replaces the text. The change can be undone. */
  set code(text: string) {
    this.view.dispatch({ changes: { from: 0, to: this.view.state.doc.length, insert: text } });
  }

  /** Marks the line of an error, counted from 1; without one, none is marked. */
  mark(line?: number): void {
    const { doc } = this.view.state;
    const place = line !== undefined && line >= 1 && line <= doc.lines ? doc.line(line).from : undefined;
    this.view.dispatch({
      effects: [failedAt.of(place), ...(place === undefined ? [] : [EditorView.scrollIntoView(place)])],
    });
  }

  focus(): void {
    this.view.focus();
  }

  destroy(): void {
    this.view.destroy();
  }
}

const failedAt = StateEffect.define<number | undefined>();

/** The line of the error of the last run, until the text changes. */
const failedLine = StateField.define({
  create: () => Decoration.none,
  update(marks, { docChanged, effects }) {
    for (const effect of effects)
      if (effect.is(failedAt))
        return effect.value === undefined
          ? Decoration.none
          : Decoration.set(Decoration.line({ class: 'failed' }).range(effect.value));
    return docChanged ? Decoration.none : marks;
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** The colours of blocks of code (app/global.css). */
const colors = HighlightStyle.define([
  {
    tag: [tags.keyword, tags.operator, tags.definitionOperator, tags.operatorKeyword],
    color: 'var(--code-keyword)',
  },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--code-string)' },
  { tag: [tags.number, tags.bool, tags.null, tags.self], color: 'var(--code-constant)' },
  { tag: tags.comment, color: 'var(--code-comment)' },
  {
    tag: [
      tags.function(tags.variableName),
      tags.function(tags.definition(tags.variableName)),
      tags.function(tags.propertyName),
      tags.definition(tags.className),
      tags.meta,
    ],
    color: 'var(--code-function)',
  },
]);

/** The sizes of blocks of code, by edit-code.css, so that no line moves where one becomes an editor. */
const look = EditorView.theme({
  '&': { color: 'var(--code-text)', fontSize: 'var(--editor-size)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--font-mono)', lineHeight: '1.6', overflow: 'auto' },
  '.cm-content': { padding: 'var(--editor-top) 0 var(--editor-bottom)', caretColor: 'var(--accent)' },
  '.cm-line': { padding: '0 var(--editor-side)' },
  '.cm-cursor': { borderLeftColor: 'var(--accent)', borderLeftWidth: '2px' },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': {
    background: 'var(--highlight)',
  },
  '&.cm-focused .cm-matchingBracket': { background: 'var(--highlight)', outline: '1px solid var(--line)' },
  '.failed': { boxShadow: 'inset 3px 0 var(--danger)' },
});

const hintStyle = `
  p {
    margin: 0;
    padding: 0 var(--editor-side) var(--editor-bottom);
    color: var(--text-muted);
    font: var(--editor-hint) / 20px var(--font-text);
  }`;
