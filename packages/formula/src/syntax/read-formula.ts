import { formulaLimits } from '../limits.ts';
import { Decimal } from '../values/decimal.ts';
import { childrenOf, type ArithmeticSign, type Expression } from './expression.ts';
import { conditionAt } from './operators.ts';
import { unescapeText } from './text-literal.ts';
import { tokensOf, type Token } from './tokens.ts';

/** Digits of a number literal. More digits than the precision of decimals would be lost silently. */
export const maxNumberDigits = 40;

/**
 * Parses a valid formula; returns null for any other text. Small and fast, for forms that are being filled in. `parseFormula` finds the
 * issues of an invalid text with the grammar; both accept the same language (`read-formula.property.test.ts`).
 */
export function readFormula(source: string): Expression | null {
  const tokens = source.length > formulaLimits.sourceLength ? null : tokensOf(source);
  if (!tokens) return null;
  try {
    const expression = new TokenReader(tokens).formula();
    return isTooDeep(expression) ? null : expression;
  } catch (error) {
    if (error === unreadable) return null;
    throw error;
  }
}

const unreadable = new Error('The text is no formula');

const sumSigns: ReadonlySet<string> = new Set(['+', '-']);
const productSigns: ReadonlySet<string> = new Set(['*', '/', '%']);

/** A recursive descent parser with one method per precedence level, from lowest to highest. */
class TokenReader {
  private readonly tokens: readonly Token[];
  private at = 0;
  private nested = 0;

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  formula(): Expression {
    const expression = this.or();
    return this.token.kind === 'end' ? expression : this.fail();
  }

  private get token(): Token {
    return this.tokens[this.at]!;
  }

  private get end(): number {
    return this.tokens[this.at - 1]!.to;
  }

  private fail(): never {
    throw unreadable;
  }

  private next(): Token {
    const { token } = this;
    this.at += 1;
    return token;
  }

  private isSign(text: string): boolean {
    return this.token.kind === 'sign' && this.token.text === text;
  }

  private take(sign: string): boolean {
    const isThere = this.isSign(sign);
    if (isThere) this.at += 1;
    return isThere;
  }

  private expect(sign: string): void {
    if (!this.take(sign)) this.fail();
  }

  /** Counts nesting, because the call stack is limited. */
  private within<T>(read: () => T): T {
    this.nested += 1;
    if (this.nested > formulaLimits.depth) this.fail();
    const found = read();
    this.nested -= 1;
    return found;
  }

  private or(): Expression {
    const { from } = this.token;
    let left = this.and();
    while (this.isSign('||') || this.token.operator === 'or_') {
      this.at += 1;
      left = { kind: 'or', left, right: this.and(), from, to: this.end };
    }
    return left;
  }

  private and(): Expression {
    const { from } = this.token;
    let left = this.not();
    while (this.isSign('&&') || this.token.operator === 'and_') {
      this.at += 1;
      left = { kind: 'and', left, right: this.not(), from, to: this.end };
    }
    return left;
  }

  private not(): Expression {
    const { from, fixed } = this.token;
    if (fixed !== 'not_') return this.condition();
    this.at += 1;
    return { kind: 'not', operand: this.within(() => this.not()), from, to: this.end };
  }

  private condition(): Expression {
    const { from } = this.token;
    const left = this.sum();
    const operator = conditionAt(this.tokens, this.at);
    if (!operator) return left;
    this.at += operator.length;
    const right = operator.right === 'nothing' ? [] : operator.right === 'one' ? [this.sum()] : this.items();
    return { kind: 'condition', condition: operator.condition, left, right, from, to: this.end };
  }

  /** Reads `1; 2; 3` or `(1, 2, 3)`; a leading parenthesis may also begin a sum. */
  private items(): readonly Expression[] {
    const { from } = this.token;
    let first: Operand | undefined;
    if (this.take('(')) {
      const list = this.within(() => this.listed());
      if (list.length > 1) return list;
      first = { expression: list[0]!, from };
    }
    const found = [this.sum(first)];
    while (this.take(';')) found.push(this.sum());
    return found;
  }

  private listed(): readonly Expression[] {
    const found = [this.or()];
    while (this.take(',')) found.push(this.or());
    this.expect(')');
    return found;
  }

  private sum(first?: Operand): Expression {
    return this.chain(sumSigns, first, (begun) => this.product(begun));
  }

  private product(first?: Operand): Expression {
    return this.chain(productSigns, first, (begun) => (begun ? begun.expression : this.unary()));
  }

  private chain(signs: ReadonlySet<string>, first: Operand | undefined, read: (first?: Operand) => Expression): Expression {
    const { from } = first ?? this.token;
    let left = read(first);
    while (this.token.kind === 'sign' && signs.has(this.token.text)) {
      const sign = this.next().text as ArithmeticSign;
      left = { kind: 'arithmetic', sign, left, right: read(), from, to: this.end };
    }
    return left;
  }

  private unary(): Expression {
    const { from } = this.token;
    const kind = this.take('-') ? 'negate' : this.take('!') ? 'not' : null;
    return kind ? { kind, operand: this.within(() => this.unary()), from, to: this.end } : this.primary();
  }

  private primary(): Expression {
    const { kind, text, fixed, from, to } = this.next();
    if (kind === 'number') return { kind, value: this.number(text), from, to };
    if (kind === 'text') return { kind, value: unescapeText(text), from, to };
    if (kind === 'sign' && text === '(') {
      const [inner, ...others] = this.within(() => this.listed());
      return others.length === 0 ? inner! : this.fail();
    }
    if (fixed === 'trueWord' || fixed === 'falseWord') return { kind: 'logic', value: fixed === 'trueWord', from, to };
    this.at -= 1;
    return kind === 'word' && this.tokens[this.at + 1]!.text === '(' ? this.call() : this.reference();
  }

  private number(text: string): number | Decimal {
    if (text.length > maxNumberDigits) this.fail();
    const decimal = new Decimal(text);
    return decimal.precision(true) <= 15 ? decimal.toNumber() : decimal;
  }

  private call(): Expression {
    const { text, fixed, from, to } = this.next();
    if (fixed) this.fail();
    this.expect('(');
    const found = this.take(')') ? [] : this.within(() => this.listed());
    return { kind: 'call', name: text.toLowerCase(), nameRange: { from, to }, arguments: found, from, to: this.end };
  }

  private reference(): Expression {
    const { from } = this.token;
    const names = [this.name()];
    if (this.take('.')) names.push(this.name());
    const [name = '', member, ...others] = names.join('.').split('.');
    if (!name || member === '' || others.length > 0) this.fail();
    return { kind: 'reference', name, ...(member !== undefined && { member }), from, to: this.end };
  }

  private name(): string {
    const { kind, text, fixed } = this.next();
    if (kind === 'braced') return text.slice(1, -1).trim();
    return kind === 'word' && !fixed ? text : this.fail();
  }
}

/** An operand that was read before its operator is known. */
interface Operand {
  readonly expression: Expression;
  readonly from: number;
}

function isTooDeep(expression: Expression): boolean {
  let layer: readonly Expression[] = [expression];
  for (let depth = 0; layer.length > 0; depth += 1) {
    if (depth > formulaLimits.depth) return true;
    layer = layer.flatMap(childrenOf);
  }
  return false;
}
