import { localizedName, type Locale, type LocalizedText } from '@inkstone/schema';
import { workflowsTexts } from '../../../admin/workflows/workflows.locale.ts';
import { blocksOf } from '../flow/flow-blocks.ts';
import { flowKindOf, type FlowActivity, type FlowContent, type FlowRoute } from '../flow/flow-content.ts';
import { layoutOf, sizeOf, type Box, type FlowLayout } from '../flow/flow-layout.ts';
import type { FlowNames } from '../words/flow-names.ts';
import { createFlowWords, type FlowWords } from '../words/flow-words.ts';

/** The colours and letters of the picture stand in it, since it is opened outside of the product. */
const style = `
text{font-family:'Noto Sans TC','PingFang TC','Microsoft JhengHei',sans-serif;fill:#1f1d1a;text-anchor:middle;dominant-baseline:central}
.name{font-size:14px;font-weight:600}.note{font-size:12px;fill:#6b665f}
.box{fill:#fff;stroke:#cfc9bf}.head{fill:#f4f1ea;stroke:#cfc9bf}.frame{fill:none;stroke:#cfc9bf;stroke-dasharray:4 4}
.line{fill:none;stroke:#8b857b}.back{fill:none;stroke:#8b857b;stroke-dasharray:5 3}`;

/** Returns a workflow as a picture: what the canvas shows, with everything unfolded and the names in one language. */
export function flowAsSvg(content: FlowContent, names: FlowNames, locale: Locale, name: string): string {
  const words = createFlowWords(names, content, locale);
  const layout = layoutOf(content, blocksOf(content), new Set());
  const { width, height } = layout;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>${escaped(name)}</title><style>${style}</style>`,
    '<defs><marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0 8 4 0 8z" fill="#8b857b"/></marker></defs>',
    `<rect width="${width}" height="${height}" fill="#fbfaf7"/>`,
    ...layout.frames.map((box) => rectangle(box, 'frame', 10)),
    `<path class="line" d="${layout.lines}"/>`,
    ...layout.arcs.map(({ path }) => `<path class="back" d="${path}" marker-end="url(#arrow)"/>`),
    ...[...layout.activities].map(([code, box]) => activityPart(content.activities.get(code)!, box, words, locale)),
    ...[...layout.headings].map(([code, box]) => headingPart(content.routes.get(code)!, content, box, words)),
    ...jumpParts(layout, content, locale),
    '</svg>',
  ].join('\n');
}

function activityPart(activity: FlowActivity, box: Box, words: FlowWords, locale: Locale): string {
  const name = localizedName(activity, locale);
  const middle = box.y + box.height / 2;
  const isSmall = sizeOf(activity).height < 60;
  const kind = flowKindOf(activity);
  const note =
    words.summaryOf(activity) ?? (kind === null ? activity.kind : workflowsTexts.table[kind === 'join' ? 'parallel' : kind][locale]);
  return [
    rectangle(box, 'box', isSmall ? box.height / 2 : 8),
    line(name, 'name', box, isSmall ? middle : middle - 11),
    ...(isSmall ? [] : [line(note, 'note', box, middle + 13)]),
  ].join('');
}

function headingPart(route: FlowRoute, content: FlowContent, box: Box, words: FlowWords): string {
  const text = words.whenTaken(route, content.routesFrom.get(route.from) ?? []);
  return rectangle(box, 'head', 8) + line(text, 'note', box, box.y + box.height / 2);
}

const goesTo: LocalizedText = { zh: '到「{name}」', en: 'To {name}' };

function jumpParts({ jumps }: FlowLayout, content: FlowContent, locale: Locale): readonly string[] {
  return jumps.map(({ to, ...box }) => {
    const target = content.activities.get(to);
    const text = goesTo[locale].replace('{name}', target ? localizedName(target, locale) : to);
    return rectangle(box, 'head', box.height / 2) + line(text, 'note', box, box.y + box.height / 2);
  });
}

function rectangle({ x, y, width, height }: Box, className: string, radius: number): string {
  return `<rect class="${className}" x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/>`;
}

/** One line of text in the middle of a box, cut where the box ends; the whole text is its title. */
function line(text: string, className: 'name' | 'note', { x, width }: Box, y: number): string {
  const cut = cutTo(text, width - 20, className === 'name' ? 14 : 12);
  const title = cut === text ? '' : `<title>${escaped(text)}</title>`;
  return `<text class="${className}" x="${x + width / 2}" y="${y}">${title}${escaped(cut)}</text>`;
}

/** Ideographs are as wide as the letters are high, other letters a little more than half of it. */
function cutTo(text: string, width: number, size: number): string {
  let used = 0;
  let cut = '';
  for (const letter of text) {
    used += /[\u0020-\u024f]/.test(letter) ? size * 0.56 : size;
    if (used > width) return `${cut.trimEnd()}…`;
    cut += letter;
  }
  return text;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Control characters have no place in XML. */
const escaped = (text: string): string =>
  Array.from(text, (sign) => escapes[sign] ?? (sign < ' ' && !whiteSpace.has(sign) ? '' : sign)).join('');

const whiteSpace: ReadonlySet<string> = new Set(['\t', '\n', '\r']);
