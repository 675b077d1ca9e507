import type { PageCommand } from './page-commands.ts';

const selector = 'input:not([type=hidden]), select, textarea, button, [contenteditable=true], [role=tree][tabindex="0"]';

/**
 * Every field and button that is shown in a part of the page, as commands by their names: a button or a choice is pressed, a field takes the
 * focus. So whatever a page shows is reached by typing its name.
 */
export function commandsOfFields(root: ParentNode): readonly PageCommand[] {
  const fields = [...root.querySelectorAll<HTMLElement>(selector)].filter(isUsable);
  return fields.flatMap((field, index) => {
    const label = labelOf(field);
    return label === '' ? [] : [{ key: `field-${index}`, label, run: () => use(field) }];
  });
}

const isUsable = (field: HTMLElement): boolean =>
  !field.matches(':disabled, [tabindex="-1"], [aria-disabled=true]') && (field.checkVisibility?.() ?? true);

/** The name of a field, after that of its group. */
function labelOf(field: HTMLElement): string {
  const name = nameOf(field);
  const group = field.parentElement?.closest('fieldset, [role=group][aria-label]');
  const groupName = group ? (group.getAttribute('aria-label') ?? group.querySelector('legend')?.textContent ?? '') : '';
  return name === '' || groupName === '' || groupName === name ? name : `${name} · ${groupName}`;
}

function nameOf(field: HTMLElement): string {
  const labels = 'labels' in field ? [...((field.labels ?? []) as Iterable<HTMLElement>)] : [];
  const named = field.getAttribute('aria-label') ?? labels.map(({ textContent }) => textContent).join(' ');
  return (named.trim() === '' && field instanceof HTMLButtonElement ? field.textContent : named).trim();
}

function use(field: HTMLElement): void {
  field.focus();
  field.scrollIntoView?.({ block: 'nearest' });
  if (field.matches('button, [type=radio], [type=checkbox]')) field.click();
  else if (field instanceof HTMLInputElement) field.select();
}
