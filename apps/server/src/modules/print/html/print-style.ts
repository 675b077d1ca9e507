import type { PrintDocument } from '@inkstone/api';

const sizes: Readonly<Record<PrintDocument['paper']['size'], string>> = { A3: 'A3', A4: 'A4', A5: 'A5', LETTER: 'letter' };

/** On a phone: a shadow where a table can be scrolled further, covered at its ends by a background that scrolls along. */
const moreBeside = [
  'linear-gradient(to right,#fff 40%,transparent) left/40px 100% no-repeat local',
  'linear-gradient(to left,#fff 40%,transparent) right/40px 100% no-repeat local',
  'linear-gradient(to right,#0003,transparent) left/14px 100% no-repeat scroll',
  'linear-gradient(to left,#0003,transparent) right/14px 100% no-repeat scroll',
].join(',');

/** The style of the page on paper and, before printing, on the screen. */
export function printStyle({ paper: { size, orientation } }: PrintDocument): string {
  return `@page{size:${sizes[size]} ${orientation};margin:16mm 14mm;@bottom-center{content:counter(page) " / " counter(pages);font:8pt sans-serif;color:#5c5a54}}
*{box-sizing:border-box}
body{margin:0;color:#1f1e1b;background:#fff;font:10pt/1.55 'Noto Sans TC','PingFang TC','Microsoft JhengHei','Noto Sans CJK TC',sans-serif;font-variant-numeric:tabular-nums}
main{max-width:1000px;margin:0 auto;padding:24px;position:relative}
header{border-bottom:1.5px solid #1f1e1b;margin-bottom:10px;padding-bottom:8px}
.muted,dt,th,footer{color:#5c5a54}
.facts,th,footer,.small{font-size:8.5pt}
.strong{font-weight:600}
h1{font-size:18pt;margin:4px 0 6px;text-align:center;letter-spacing:.06em;overflow-wrap:anywhere}
h2{font-size:11.5pt;margin:16px 0 4px;padding-left:8px;border-left:3px solid #b3392f;break-after:avoid}
p{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}
.facts{display:flex;flex-wrap:wrap;gap:2px 18px;margin:0}
.facts div{display:flex;gap:6px}
dl,dd{margin:0}
.row{display:grid;grid-template-columns:repeat(24,minmax(0,1fr));column-gap:12px;border-bottom:1px solid #dad7cf;break-inside:auto}
.row>div{padding:5px 0;min-width:0;overflow-wrap:anywhere;white-space:pre-wrap}
.list{display:flex;flex-wrap:wrap;align-items:center;gap:6px}
table{width:100%;border-collapse:collapse;margin:6px 0;table-layout:fixed}
caption{text-align:left;font-weight:600;padding:6px 0 2px}
thead{display:table-header-group}
tr{break-inside:avoid}
th,td{border:1px solid #c9c5bb;padding:4px 6px;text-align:left;vertical-align:top;overflow-wrap:anywhere;white-space:pre-wrap}
th{background:#f5f3ee;font-weight:500;print-color-adjust:exact}
.end{text-align:right}
tfoot{display:table-row-group}
tfoot td{font-weight:600}
img{max-width:100%;max-height:160px;vertical-align:middle}
.boxes{display:grid;grid-template-columns:repeat(auto-fit,minmax(120px,1fr));gap:10px;margin-top:18px;break-inside:avoid}
.boxes div{border:1px solid #1f1e1b;height:90px;padding:4px 6px;display:flex;flex-direction:column;justify-content:space-between}
footer{margin-top:14px;border-top:1px solid #dad7cf;padding-top:4px}
.watermark{position:fixed;inset:0;display:grid;place-items:center;font-size:64pt;color:#1f1e1b;opacity:.08;transform:rotate(-32deg);pointer-events:none;white-space:nowrap}
@media print{main{max-width:none;padding:0}}
@media(max-width:600px){main{padding:14px}.row{grid-template-columns:1fr}.row>div{grid-column:1!important}.scroll{overflow-x:auto;background:${moreBeside}}.scroll table{min-width:560px}}`;
}
