import { fillText, joinNames, type Locale, type LocalizedText } from '@inkstone/schema';
import { dynamicRangeLabels, rangeUnitLabels, type DynamicRange, type RangeUnit } from '../conditions/date-range.ts';
import { staticKindOf, type StaticKind } from '../checking/static-kind.ts';
import { specialValueLabels } from '../conditions/special-value.ts';
import { documentedFunctions, type DocumentedFunction } from '../functions/help.ts';
import type { Parameter } from '../functions/parameter.ts';
import { conditionOperator } from '../syntax/condition-operator.ts';
import { referencePath, type Expression } from '../syntax/expression.ts';
import { toDecimal } from '../values/arithmetic.ts';
import { dateUnits, isDateUnit } from '../values/date-unit.ts';
import type { FieldTypes } from '../values/formula-type.ts';
import { dateOperatorWords, describeTexts, ofAll, operatorWords, signWords, unitOperatorWords } from './describe.locale.ts';
import { fillWording, type WordingParts } from './wording.ts';

export interface DescribeOptions {
  readonly locale: Locale;
  /** The types of the fields: dates are later, not greater, and a field that is true or false is a condition by itself. */
  readonly fields?: FieldTypes;
  /** What people call a field; undefined for one that is not known. */
  readonly nameOf?: (path: string) => string | undefined;
  /** What people call a text that a field is compared with, such as a choice or a person. */
  readonly nameOfText?: (path: string, text: string) => string | undefined;
}

type Condition = Expression & { readonly kind: 'condition' };
type Call = Expression & { readonly kind: 'call' };

const byName: ReadonlyMap<string, DocumentedFunction> = new Map(documentedFunctions.map((declared) => [declared.name, declared]));

/**
 * Returns what a formula says, as a sentence.
 *
 *     describeFormula(parseFormula('days > 3 and reason is empty').expression, { locale: 'en' })   // days is greater than 3 and reason is empty
 */
export function describeFormula(expression: Expression, options: DescribeOptions): string {
  return new Describer(options).sentence(expression);
}

/** How tightly the parts of a description belong together; a looser one within a tighter one gets parentheses. */
const levels = { clause: 0, or: 1, and: 1, not: 3, condition: 3, sum: 5, product: 6, atom: 8 } as const;

class Describer {
  private readonly locale: Locale;
  private readonly options: DescribeOptions;

  constructor(options: DescribeOptions) {
    this.locale = options.locale;
    this.options = options;
  }

  sentence(expression: Expression): string {
    if (expression.kind === 'logic') return this.text(expression.value ? 'always' : 'never');
    return this.isLogicField(expression) ? this.condition(expression) : this.part(expression, 0);
  }

  private text(key: keyof typeof describeTexts, params: Readonly<Record<string, unknown>> = {}): string {
    return fillText(describeTexts[key][this.locale], params);
  }

  private part(expression: Expression, outer: number): string {
    const text = this.bare(expression);
    return levelOf(expression) < outer ? this.text('group', { part: text }) : text;
  }

  /** A part that must hold. */
  private condition(expression: Expression, outer = 0): string {
    if (expression.kind === 'logic') return this.text(expression.value ? 'always' : 'never');
    return this.isLogicField(expression) ? this.text('isTrue', { part: this.bare(expression) }) : this.part(expression, outer);
  }

  private isLogicField(expression: Expression): boolean {
    return expression.kind === 'reference' && this.kindOf(expression) === 'logic';
  }

  private kindOf(expression: Expression): StaticKind {
    return staticKindOf(expression, this.options.fields);
  }

  private bare(expression: Expression): string {
    switch (expression.kind) {
      case 'number':
        return toDecimal(expression.value).toFixed();
      case 'text':
        return expression.value === '' ? this.text('emptyText') : this.text('text', { text: expression.value });
      case 'logic':
        return this.text(expression.value ? 'yes' : 'no');
      case 'reference':
        return this.reference(expression);
      case 'call':
        return this.call(expression);
      case 'arithmetic': {
        const own = levelOf(expression);
        return `${this.part(expression.left, own)} ${signWords[expression.sign][this.locale]} ${this.part(expression.right, own + 1)}`;
      }
      case 'negate':
        return `−${this.part(expression.operand, levels.atom)}`;
      case 'not':
        return this.negation(expression.operand);
      case 'and':
      case 'or':
        return partsOf(expression.kind, expression)
          .map((part) => this.condition(part, levels[expression.kind] + 1))
          .join(` ${this.text(expression.kind)} `);
      case 'condition':
        return this.comparison(expression);
      case 'missing':
        return this.text('missing');
    }
  }

  private reference(reference: Expression & { readonly kind: 'reference' }): string {
    const path = referencePath(reference);
    const known = this.options.nameOf?.(path);
    if (known !== undefined || reference.member === undefined) return known ?? path;
    const { name, member } = reference;
    return this.text('member', { name: this.options.nameOf?.(name) ?? name, member });
  }

  /** The opposite of a comparison is the comparison with the opposite operator. */
  private negation(operand: Expression): string {
    if (this.isLogicField(operand)) return this.text('isFalse', { part: this.bare(operand) });
    return this.text('not', { part: this.condition(operand) });
  }

  private comparison({ condition, left, right }: Condition): string {
    const side = this.part(left, levels.sum);
    const kind = this.kindOf(left);
    const [only] = right;
    if (condition === 'equal' && only?.kind === 'logic') return this.text(only.value ? 'isTrue' : 'isFalse', { part: side });
    const words = wordsOf(condition, kind)[this.locale];
    if (right.length === 0) return `${side} ${words}`;
    const items = right.flatMap((item) => this.items(item, left, conditionOperator(condition).right === 'list'));
    if ((condition === 'between' || condition === 'notBetween') && items.length === 2) {
      return `${side} ${words} ${this.text('bounds', { from: items[0], to: items[1] })}`;
    }
    return `${side} ${words} ${this.list(items, ofAll.has(condition) ? 'and' : 'or')}`;
  }

  /** The values that an operand names: a text holds several, separated by semicolons, if the operator takes several. */
  private items(operand: Expression, left: Expression, isList: boolean): readonly string[] {
    if (operand.kind !== 'text') return [this.part(operand, levels.sum)];
    const texts = isList ? operand.value.split(/[;；]/).map((text) => text.trim()) : [operand.value];
    return texts.filter((text) => text !== '' || !isList).map((text) => this.value(text, left));
  }

  /** A text as it is meant where the left side is compared with it. */
  private value(text: string, left: Expression): string {
    const path = left.kind === 'reference' ? referencePath(left) : left.kind === 'call' ? left.name : '';
    const known = this.options.nameOfText?.(path, text);
    if (known !== undefined) return this.text('text', { text: known });
    return this.specialValue(text, this.kindOf(left)) ?? this.bare({ kind: 'text', value: text, from: 0, to: 0 });
  }

  private specialValue(text: string, kind: StaticKind): string | undefined {
    if (text === 'SELF_P') return this.text('currentUser');
    if (text === 'SELF_D') return this.text('ownDepartment');
    if (kind === 'number') return text;
    if (kind !== 'date' && kind !== 'any') return undefined;
    const rolling = /^(past|future)\s+(\d{1,4})\s+([a-z]+?)s?$/.exec(text);
    const unit = rolling?.[3];
    if (rolling && unit && Object.hasOwn(rangeUnitLabels, unit)) {
      return this.text(rolling[1] as 'past' | 'future', { count: rolling[2], unit: rangeUnitLabels[unit as RangeUnit][this.locale] });
    }
    const label = rangeLabelOf(text);
    if (label) return this.locale === 'en' ? label.en.toLowerCase() : label.zh;
    return kind === 'date' ? text : undefined;
  }

  private list(items: readonly string[], join: 'and' | 'or'): string {
    if (this.locale === 'zh') return joinNames(items, 'zh');
    if (items.length < 2) return items.join('');
    return `${items.slice(0, -1).join(', ')} ${this.text(join)} ${items.at(-1)}`;
  }

  private call(call: Call): string {
    const declared = byName.get(call.name.toLowerCase());
    if (!declared) return `${call.name}(${call.arguments.map((argument) => this.part(argument, 0)).join(', ')})`;
    return fillWording(declared.wording[this.locale], this.partsOfCall(declared, call.arguments));
  }

  private partsOfCall({ parameters, pairWording }: DocumentedFunction, given: readonly Expression[]): WordingParts {
    const parameterOf = (name: string): Parameter | undefined => parameters.find((parameter) => parameter.name === name);
    const argumentsOf = (name: string): readonly Expression[] => {
      const index = parameters.findIndex((parameter) => parameter.name === name);
      return given.slice(index, parameterOf(name)?.repeated ? undefined : index + 1);
    };
    const written = (name: string, isBare: boolean): readonly string[] => {
      const all = argumentsOf(name).map((argument) => this.argument(argument, parameterOf(name), isBare));
      return all.length === 0 ? [this.text('missing')] : all;
    };
    return {
      has: (name) => argumentsOf(name).length > 0,
      part: (name, isBare) => written(name, isBare)[0]!,
      parts: (name) => written(name, false),
      pairs: (name) => (pairWording && parameterOf(name)?.repeated ? this.pairs(argumentsOf(name), pairWording) : null),
      list: (items) => this.list(items, 'and'),
    };
  }

  private argument(argument: Expression, parameter: Parameter | undefined, isBare: boolean): string {
    if (argument.kind === 'text' && parameter?.name === 'unit' && isDateUnit(argument.value)) return dateUnits[argument.value][this.locale];
    if (argument.kind === 'text' && parameter?.literal) return argument.value;
    return isBare || parameter?.type === 'logic' ? this.condition(argument, isBare ? 0 : levels.not) : this.part(argument, levels.atom);
  }

  /** What the pairs of conditions and values after the first one say. */
  private pairs(all: readonly Expression[], { pair, last }: NonNullable<DocumentedFunction['pairWording']>): string {
    const texts: string[] = [];
    for (let index = 0; index < all.length; index += 2) {
      const [first, second] = [all[index]!, all[index + 1]];
      const part = (name: string, isBare: boolean): string => {
        const expression = name === 'second' && second ? second : first;
        return isBare ? this.condition(expression) : this.part(expression, levels.atom);
      };
      const wording = (second ? pair : last)[this.locale];
      texts.push(fillWording(wording, { has: () => true, part, parts: () => [''], pairs: () => null, list: (items) => items.join('') }));
    }
    return texts.join('');
  }
}

function wordsOf(condition: Condition['condition'], kind: StaticKind): LocalizedText {
  const special = kind === 'date' ? dateOperatorWords[condition] : kind === 'reference' ? unitOperatorWords[condition] : undefined;
  return special ?? operatorWords[condition];
}

function rangeLabelOf(text: string): LocalizedText | undefined {
  if (text === 'today' || text === 'yesterday' || text === 'tomorrow') return specialValueLabels[text];
  return Object.hasOwn(dynamicRangeLabels, text) ? dynamicRangeLabels[text as DynamicRange] : undefined;
}

function levelOf(expression: Expression): number {
  switch (expression.kind) {
    case 'or':
    case 'and':
    case 'not':
    case 'condition':
      return levels[expression.kind];
    case 'arithmetic':
      return expression.sign === '+' || expression.sign === '-' ? levels.sum : levels.product;
    case 'call':
      return ['if', 'ifs', 'and', 'or'].includes(expression.name.toLowerCase()) ? levels.clause : levels.atom;
    default:
      return levels.atom;
  }
}

/** The operands of nested `and` or `or`, from left to right. */
function partsOf(join: 'and' | 'or', expression: Expression): readonly Expression[] {
  return expression.kind === join ? [...partsOf(join, expression.left), ...partsOf(join, expression.right)] : [expression];
}
