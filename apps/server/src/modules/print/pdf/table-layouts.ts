import { cellPadding } from './pdf-sheet.ts';
import { ink } from './pdf-values.ts';

const none = () => 0;

const sheet = {
  hLineWidth: () => 0.5,
  vLineWidth: () => 0.5,
  hLineColor: () => ink.line,
  vLineColor: () => ink.line,
  paddingLeft: () => cellPadding,
  paddingRight: () => cellPadding,
  paddingTop: () => 3,
  paddingBottom: () => 3,
};

/** Table layouts by name. */
export const tableLayouts = {
  sheet,
  /** Its first row is the table's name, without a top border. */
  named: { ...sheet, hLineWidth: (index: number) => (index === 0 ? 0 : 0.5) },
  line: {
    hLineWidth: (index: number) => (index === 1 ? 0.4 : 0),
    vLineWidth: none,
    hLineColor: () => ink.line,
    paddingLeft: none,
    paddingRight: () => 10,
    paddingTop: () => 3,
    paddingBottom: () => 3,
  },
  rule: {
    hLineWidth: (index: number) => (index === 0 ? 1.2 : 0),
    vLineWidth: none,
    hLineColor: () => ink.text,
    paddingLeft: none,
    paddingRight: none,
    paddingTop: none,
    paddingBottom: none,
  },
  heading: {
    hLineWidth: none,
    vLineWidth: (index: number) => (index === 0 ? 2 : 0),
    vLineColor: () => ink.seal,
    paddingLeft: () => 6,
    paddingRight: none,
    paddingTop: none,
    paddingBottom: none,
  },
} as const;
