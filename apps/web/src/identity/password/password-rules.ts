export const minCharacters = 8;

/** The number of characters as people count them. */
export const countCharacters = (password: string): number => [...new Intl.Segmenter().segment(password)].length;

/** Whether a password is the account or the name of its owner, but for spaces and letter case. */
export function isPersonal(password: string, own: readonly string[]): boolean {
  const plain = (text: string): string => text.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase();
  return password !== '' && own.some((text) => text !== '' && plain(text) === plain(password));
}
