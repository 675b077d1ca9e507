/** The time zones that the browser knows, with the given one, which the server knows. */
export function timeZoneChoices(present: string): { readonly value: string; readonly label: string }[] {
  const names = new Set([...Intl.supportedValuesOf('timeZone'), present]);
  return [...names].toSorted().map((name) => ({ value: name, label: name.replaceAll('_', ' ') }));
}
