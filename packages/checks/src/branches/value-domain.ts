/** The values that a field can have. Dates are days; `null` as the values of a text means any text. */
export type ValueDomain =
  | { readonly kind: 'number'; readonly decimals: number }
  | { readonly kind: 'date' }
  | { readonly kind: 'logic' }
  | { readonly kind: 'text'; readonly values: readonly string[] | null }
  | { readonly kind: 'texts'; readonly values: readonly string[] };

/** The domains of fields by name. Fields without one are not examined. */
export type ValueDomains = ReadonlyMap<string, ValueDomain>;

/** A value as it is stored in a record. */
export type DomainValue = null | number | string | boolean | readonly string[];

/** Sets of choices are enumerated up to this number of choices. */
const mostChoices = 6;

/** Whether all values of a domain can be listed, so that any expression over them can be examined. */
export function isListed(domain: ValueDomain): boolean {
  if (domain.kind === 'texts') return domain.values.length <= mostChoices;
  return domain.kind === 'logic' || (domain.kind === 'text' && domain.values !== null);
}
