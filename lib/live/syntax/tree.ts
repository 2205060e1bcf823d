/** The syntax tree of a program: the part of Python that the engine reads. Each node has the line on which it begins, from 1. */

type At = { line: number };

export type Expression = At &
  (
    | { kind: 'integer'; value: bigint }
    | { kind: 'float'; value: number }
    | { kind: 'string'; value: string }
    | { kind: 'format'; parts: FormatPart[] }
    | { kind: 'constant'; value: true | false | null }
    | { kind: 'ellipsis' }
    | { kind: 'name'; name: string }
    | { kind: 'attribute'; object: Expression; name: string }
    | { kind: 'subscript'; object: Expression; index: Expression }
    | { kind: 'slice'; start?: Expression; stop?: Expression; step?: Expression }
    | { kind: 'call'; callee: Expression; args: Expression[]; keywords: Keyword[] }
    | { kind: 'starred'; value: Expression }
    | { kind: 'unary'; operator: UnaryOperator; operand: Expression }
    | { kind: 'binary'; operator: BinaryOperator; left: Expression; right: Expression }
    | { kind: 'compare'; left: Expression; rest: { operator: CompareOperator; right: Expression }[] }
    | { kind: 'logical'; operator: 'and' | 'or'; left: Expression; right: Expression }
    | { kind: 'conditional'; test: Expression; consequent: Expression; otherwise: Expression }
    | { kind: 'lambda'; parameters: Parameter[]; body: Expression }
    | { kind: 'list' | 'tuple' | 'set'; items: Expression[] }
    | { kind: 'dict'; entries: { key?: Expression; value: Expression }[] }
    | { kind: 'comprehension'; of: 'list' | 'set' | 'generator'; element: Expression; clauses: Clause[] }
    | { kind: 'dictComprehension'; key: Expression; value: Expression; clauses: Clause[] }
    | { kind: 'named'; name: string; value: Expression }
  );

export type UnaryOperator = '-' | '+' | '~' | 'not';
export type BinaryOperator = '+' | '-' | '*' | '/' | '//' | '%' | '**' | '@' | '<<' | '>>' | '&' | '|' | '^';
export type CompareOperator = '<' | '<=' | '>' | '>=' | '==' | '!=' | 'in' | 'not in' | 'is' | 'is not';

/** A keyword of a call; without a name it is a dictionary after `**`. */
export type Keyword = { name?: string; value: Expression };

/** A part of an f-string: text, or a value with its conversion (`!r`) and format. `source` is the text before `=` in `{x=}`. */
export type FormatPart =
  | string
  | { value: Expression; conversion?: 'r' | 's' | 'a'; format: FormatPart[]; source?: string };

/** `for target in items if conditions` of a comprehension. */
export type Clause = { target: Expression; items: Expression; conditions: Expression[] };

export type Parameter = {
  name: string;
  kind: 'positionalOnly' | 'plain' | 'rest' | 'keywordOnly' | 'keywords';
  annotation?: Expression;
  value?: Expression;
};

export type Statement = At &
  (
    | { kind: 'expression'; value: Expression }
    | { kind: 'assign'; targets: Expression[]; value: Expression }
    | { kind: 'update'; target: Expression; operator: BinaryOperator; value: Expression }
    | { kind: 'annotated'; target: Expression; annotation: Expression; value?: Expression }
    | FunctionDefinition
    | ClassDefinition
    | { kind: 'return'; value?: Expression }
    | { kind: 'if'; test: Expression; consequent: Statement[]; otherwise: Statement[] }
    | { kind: 'for'; target: Expression; items: Expression; body: Statement[]; otherwise: Statement[] }
    | { kind: 'while'; test: Expression; body: Statement[]; otherwise: Statement[] }
    | { kind: 'break' | 'continue' | 'pass' }
    | { kind: 'with'; items: { context: Expression; target?: Expression }[]; body: Statement[] }
    | { kind: 'try'; body: Statement[]; handlers: Handler[]; otherwise: Statement[]; last: Statement[] }
    | { kind: 'raise'; error?: Expression; cause?: Expression }
    | { kind: 'assert'; test: Expression; message?: Expression }
    | { kind: 'import'; modules: { path: string; as?: string }[] }
    | { kind: 'importFrom'; path: string; names: { name: string; as?: string }[] }
    | { kind: 'global' | 'nonlocal'; names: string[] }
    | { kind: 'delete'; targets: Expression[] }
  );

export type FunctionDefinition = At & {
  kind: 'function';
  name: string;
  parameters: Parameter[];
  returns?: Expression;
  decorators: Expression[];
  body: Statement[];
};

export type ClassDefinition = At & {
  kind: 'class';
  name: string;
  bases: Expression[];
  keywords: Keyword[];
  decorators: Expression[];
  body: Statement[];
};

/** `except types as name:` */
export type Handler = At & { types?: Expression; name?: string; body: Statement[] };
