import { childrenOf, compileFormula, type Expression } from '@inkstone/formula';
import type { Name } from './name.ts';
import { fieldNames, recordsOf, type Reader, type Scope } from './scope.ts';

/** A formula over the own record; what it looks up in other models too. Texts and spaces stay as they are. */
export const formula: Reader = (value, scope) => {
  if (typeof value !== 'string' || value.trim() === '') return value;
  const named = namesIn(compileFormula(value).expression, value, scope);
  return named
    .toSorted((one, other) => other.from - one.from)
    .reduce((changed, { name, from, to }) => {
      const before = value.slice(from, to);
      const code = scope.visit({ name, path: scope.path, holder: 'formula' });
      return code === before ? changed : changed.slice(0, from) + code + changed.slice(to);
    }, value);
};

interface Placed {
  readonly name: Name;
  readonly from: number;
  readonly to: number;
}

function namesIn(expression: Expression, source: string, scope: Scope): readonly Placed[] {
  if (expression.kind === 'reference') return namesOfReference(expression, source, scope);
  const own = expression.kind === 'call' ? namesOfCall(expression, source, scope) : [];
  return [...own, ...childrenOf(expression).flatMap((child) => namesIn(child, source, scope))];
}

function namesOfReference(reference: Expression & { readonly kind: 'reference' }, source: string, scope: Scope): readonly Placed[] {
  const { name, member, from, to } = reference;
  if (scope.shadowed.has(name)) return [];
  const start = source.indexOf(name, from);
  const first = { from: start, to: start + name.length };
  const isTarget = name === 'target' && member !== undefined && scope.document.kind === 'rule';
  if (isTarget) {
    const [targeted] = fieldNames(scope, scope.target, member, undefined);
    return targeted ? [{ name: targeted, ...memberRange(source, member, { from: first.to, to }) }] : [];
  }
  const [item, inner] = fieldNames(scope, scope.own, name, member);
  return [
    ...(item ? [{ name: item, ...first }] : []),
    ...(inner && member !== undefined ? [{ name: inner, ...memberRange(source, member, { from: first.to, to }) }] : []),
  ];
}

function memberRange(source: string, member: string, { from, to }: { readonly from: number; readonly to: number }) {
  const start = source.lastIndexOf(member, to - member.length);
  return { from: Math.max(start, from), to: Math.max(start, from) + member.length };
}

/** Functions name models, fields and splits by texts. */
function namesOfCall(call: Expression & { readonly kind: 'call' }, source: string, scope: Scope): readonly Placed[] {
  const literal = (index: number): { readonly code: string; readonly from: number; readonly to: number } | null => {
    const argument = call.arguments[index];
    if (argument?.kind !== 'text' || argument.value === '') return null;
    const from = source.indexOf(argument.value, argument.from);
    // A text with escaped characters is no code.
    return from < 0 || from >= argument.to ? null : { code: argument.value, from, to: from + argument.value.length };
  };
  if (call.name === 'lookup') {
    const model = literal(0);
    if (!model) return [];
    const fields = [literal(1), literal(3)].flatMap((each): Placed[] => {
      const [name] = each ? fieldNames(scope, recordsOf(model.code), each.code, undefined) : [];
      return each && name ? [{ name, from: each.from, to: each.to }] : [];
    });
    return [{ name: { kind: 'document', document: { kind: 'model', code: model.code } }, from: model.from, to: model.to }, ...fields];
  }
  const split = call.name === 'outcomes' && scope.document.kind === 'workflow' ? literal(0) : null;
  return split
    ? [{ name: { kind: 'part', document: scope.document, list: 'activities', code: split.code }, from: split.from, to: split.to }]
    : [];
}
