const initials: Readonly<Record<string, string>> = {
  b: 'ㄅ',
  p: 'ㄆ',
  m: 'ㄇ',
  f: 'ㄈ',
  d: 'ㄉ',
  t: 'ㄊ',
  n: 'ㄋ',
  l: 'ㄌ',
  g: 'ㄍ',
  k: 'ㄎ',
  h: 'ㄏ',
  j: 'ㄐ',
  q: 'ㄑ',
  x: 'ㄒ',
  zh: 'ㄓ',
  ch: 'ㄔ',
  sh: 'ㄕ',
  r: 'ㄖ',
  z: 'ㄗ',
  c: 'ㄘ',
  s: 'ㄙ',
};

const finals: Readonly<Record<string, string>> = {
  a: 'ㄚ',
  o: 'ㄛ',
  e: 'ㄜ',
  ai: 'ㄞ',
  ei: 'ㄟ',
  ao: 'ㄠ',
  ou: 'ㄡ',
  an: 'ㄢ',
  en: 'ㄣ',
  ang: 'ㄤ',
  eng: 'ㄥ',
  er: 'ㄦ',
  ong: 'ㄨㄥ',
  i: 'ㄧ',
  ia: 'ㄧㄚ',
  ie: 'ㄧㄝ',
  iao: 'ㄧㄠ',
  iu: 'ㄧㄡ',
  ian: 'ㄧㄢ',
  in: 'ㄧㄣ',
  iang: 'ㄧㄤ',
  ing: 'ㄧㄥ',
  iong: 'ㄩㄥ',
  u: 'ㄨ',
  ua: 'ㄨㄚ',
  uo: 'ㄨㄛ',
  uai: 'ㄨㄞ',
  ui: 'ㄨㄟ',
  uan: 'ㄨㄢ',
  un: 'ㄨㄣ',
  uang: 'ㄨㄤ',
  v: 'ㄩ',
  ve: 'ㄩㄝ',
  ue: 'ㄩㄝ',
  van: 'ㄩㄢ',
  vn: 'ㄩㄣ',
};

/** Syllables without an initial, which are written with y or w. */
const openings: Readonly<Record<string, string>> = {
  yi: 'i',
  ya: 'ia',
  ye: 'ie',
  yao: 'iao',
  you: 'iu',
  yan: 'ian',
  yin: 'in',
  yang: 'iang',
  ying: 'ing',
  yong: 'iong',
  wu: 'u',
  wa: 'ua',
  wo: 'uo',
  wai: 'uai',
  wei: 'ui',
  wan: 'uan',
  wen: 'un',
  wang: 'uang',
  weng: 'ong',
  yu: 'v',
  yue: 've',
  yuan: 'van',
  yun: 'vn',
};

/** Returns the zhuyin of a pinyin syllable without its tone, with `v` for ü; null for anything else. */
export function zhuyinOf(syllable: string): string | null {
  const opening = openings[syllable];
  if (opening !== undefined) return finals[opening]!;
  if (syllable === 'yo') return 'ㄧㄛ';
  const alone = finals[syllable];
  if (alone !== undefined && !'iuv'.includes(syllable[0]!)) return alone;
  const initial = /^(?:[zcs]h|[bpmfdtnlgkhjqxrzcs])/.exec(syllable)?.[0];
  if (initial === undefined) return null;
  const rest = syllable.slice(initial.length);
  if (rest === 'i' && /^(?:[zcs]h?|r)$/.test(initial)) return initials[initial]!;
  const final = finals[/^[jqx]$/.test(initial) ? rest.replace(/^u/, 'v') : rest];
  return final === undefined ? null : initials[initial]! + final;
}
