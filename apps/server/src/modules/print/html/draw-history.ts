import type { PrintStep } from '@inkstone/api';
import { printText } from '../print.locale.ts';
import { drawPicture, drawSeal, type Drawing } from './draw-value.ts';
import { markup, type Markup } from './markup.ts';

const nothing = markup``;

/** The approval, a decision with its seal and the signature that was written. */
export function drawHistory(steps: readonly PrintStep[], drawing: Drawing): Markup {
  const { locale } = drawing;
  const heads = [printText.step, printText.who, printText.opinion, printText.seal].map(
    (text) => markup`<th scope="col">${text[locale]}</th>`,
  );
  const widths = [22, 26, 32, 20].map((width) => markup`<col style="width:${width}%">`);
  const rows = steps.map((step) => drawStep(step, drawing));
  return markup`<h2>${printText.history[locale]}</h2><div class="scroll"><table><colgroup>${widths}</colgroup><thead><tr>${heads}</tr></thead><tbody>${rows}</tbody></table></div>`;
}

function drawStep({ who, what, where, when, opinion, seal, signature, superseded }: PrintStep, drawing: Drawing): Markup {
  const small = (text: string): Markup => (text === '' ? nothing : markup`<p class="small muted">${text}</p>`);
  const remark = small(superseded ? printText.superseded[drawing.locale] : '');
  const stamp = seal === null ? nothing : drawSeal({ ...seal, faded: superseded });
  const written = signature === null ? nothing : drawPicture(signature, who, drawing);
  const place = markup`<td>${where === '' ? what : where}${small(where === '' ? '' : what)}${remark}</td>`;
  return markup`<tr class="${superseded ? 'muted' : 'normal'}">${place}<td>${who}${small(when)}</td><td>${opinion}</td><td><div class="list">${stamp}${written}</div></td></tr>`;
}
