/** Normalises typed text like the keys: without spaces, tone marks and letter case. Null when it cannot be part of any key. */
export function keyOfTyped(typed: string): string | null {
  const key = typed
    .toLowerCase()
    .replaceAll('ü', 'v')
    .normalize('NFD')
    .replace(/[\s'ˊˇˋ˙]|\p{Mn}/gu, '');
  return /^(?:[a-z]+|[\u3105-\u3129]+)$/.test(key) ? key : null;
}
