/** Light or dark theme. */
export type ColorScheme = 'light' | 'dark';

export interface Palette {
  /** The background of the page. */
  readonly paper: string;
  /** Cards, bars, fields. */
  readonly surface: string;
  /** A hovered or selected surface. */
  readonly wash: string;
  readonly text: string;
  readonly muted: string;
  readonly line: string;
  /** Borders of inputs, with sufficient contrast to be found. */
  readonly edge: string;
  /** The colour of actions. */
  readonly accent: string;
  readonly onAccent: string;
  /** Only for decisions made by people. */
  readonly seal: string;
  /** Errors. Not red, which is reserved for seals. */
  readonly danger: string;
  readonly dangerWash: string;
  readonly success: string;
  /** Search matches. */
  readonly match: string;
  readonly shadow: string;
}

/** Text on paper, surface and wash has a contrast of at least 4.5, edges of at least 3; a test checks it. */
export const palettes: Readonly<Record<ColorScheme, Palette>> = {
  light: {
    paper: '#f7f5f0',
    surface: '#fffefb',
    wash: '#efece4',
    text: '#1d1b18',
    muted: '#67625a',
    line: '#e3ded3',
    edge: '#8d877c',
    accent: '#27496d',
    onAccent: '#ffffff',
    seal: '#b3392f',
    danger: '#97450a',
    dangerWash: '#fbf0e4',
    success: '#3f6b4f',
    match: '#1d5fbf',
    shadow: '0 1px 2px rgb(29 27 24 / 5%), 0 8px 28px rgb(29 27 24 / 6%)',
  },
  dark: {
    paper: '#151412',
    surface: '#1d1c19',
    wash: '#2a2824',
    text: '#ece7dc',
    muted: '#aaa396',
    line: '#38352f',
    edge: '#7b756a',
    accent: '#94b7de',
    onAccent: '#10202f',
    seal: '#e5786c',
    danger: '#e3a467',
    dangerWash: '#33261a',
    success: '#8dbf9e',
    match: '#7fb2ff',
    shadow: '0 1px 2px rgb(0 0 0 / 40%), 0 8px 28px rgb(0 0 0 / 35%)',
  },
};

/** Distances in pixels; `--ink-space-1` and so on. */
export const spaces = [4, 8, 16, 24, 40, 64] as const;

export const radii = { small: 2, medium: 4, large: 8 } as const;

/** Sizes in pixels with their line heights. */
export const typeScale = {
  small: { size: 13, line: 20 },
  body: { size: 15, line: 24 },
  heading: { size: 18, line: 28 },
  title: { size: 26, line: 36 },
} as const;

const latin = "-apple-system, BlinkMacSystemFont, 'Segoe UI', 'Helvetica Neue', Arial";
const traditionalChinese = "'PingFang TC', 'Noto Sans TC', 'Noto Sans CJK TC', 'Microsoft JhengHei', 'Heiti TC'";
export const fonts = {
  text: `${latin}, ${traditionalChinese}, sans-serif`,
  /** Headings and seals: a brush-like typeface, with the text typeface as fallback. */
  brush: `'Songti TC', 'Noto Serif TC', 'Noto Serif CJK TC', 'Source Han Serif TC', 'PMingLiU', ${latin}, ${traditionalChinese}, sans-serif`,
  figures: `${latin}, ${traditionalChinese}, sans-serif`,
  /** Formulas. */
  code: `ui-monospace, 'SFMono-Regular', Menlo, Consolas, ${traditionalChinese}, monospace`,
} as const;

/** Windows narrower than this have the layout for phones. */
export const narrowBelow = 768;
/** From this width on, details open next to the list. */
export const wideFrom = 1200;
