/** A program that is not Python. `name` is the type of the error in Python. */
export class PythonSyntaxError extends Error {
  constructor(
    readonly line: number,
    message = 'invalid syntax',
    name: 'SyntaxError' | 'IndentationError' | 'TabError' = 'SyntaxError',
  ) {
    super(message);
    this.name = name;
  }
}
