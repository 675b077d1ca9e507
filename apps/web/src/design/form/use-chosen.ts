import { useMemo, useState } from 'react';
import { useNavigate } from '../../platform/router/index.ts';
import { documentAddress } from '../design-address.ts';
import type { FormContent } from './form-content.ts';
import type { FormKey } from './form-operations.ts';

interface Choice {
  readonly keys: readonly string[];
  /** The part of the address when the choice was last compared with it. */
  readonly seen: string | null;
  /** The parts to which the choice has led since, of which the address may not have heard yet. */
  readonly sent: readonly (string | null)[];
}

/**
 * What is chosen on the canvas. The address names the first one; it follows the choice, which therefore does not wait for it, and changes
 * the choice when somebody follows a link.
 */
export function useChosen(appCode: string, form: FormKey, part: string | null, content: FormContent) {
  const navigate = useNavigate();
  const [choice, setChoice] = useState<Choice>({ keys: keysOf(part), seen: part, sent: [] });
  if (choice.seen !== part) setChoice(withAddress(choice, part));
  const chosen = useMemo(() => choice.keys.filter((key) => isThere(content, key)), [content, choice.keys]);
  const choose = (keys: readonly string[]): void => {
    setChoice((before) => ({ ...before, keys: [...new Set(keys)], sent: [...before.sent, keys[0] ?? null] }));
    navigate(documentAddress(appCode, form, keys[0]), { replace: true });
  };
  return { chosen, choose };
}

/** The choice stays if it led to the address, or holds what the address names, and is that of the address otherwise. */
function withAddress({ keys, sent }: Choice, part: string | null): Choice {
  const own = sent.indexOf(part);
  const isKept = own >= 0 || (part !== null && keys.includes(part));
  return { keys: isKept ? keys : keysOf(part), seen: part, sent: sent.slice(own + 1) };
}

const keysOf = (part: string | null): readonly string[] => (part === null ? [] : [part]);

function isThere({ controls }: FormContent, path: string): boolean {
  const [key, column] = path.split('.');
  const control = controls.get(key!);
  return control !== undefined && (column === undefined || (control.columns ?? []).some((each) => each.key === column));
}
