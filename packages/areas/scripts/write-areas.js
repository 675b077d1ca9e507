/**
 * Writes the areas of the mainland, Hong Kong and Macao to src/data, one file per province, from @vant/area-data. Taiwan's areas are
 * maintained by hand. Run it after an update of that package and review the difference: `node scripts/write-areas.js`.
 */
import { writeFileSync } from 'node:fs';
import { areaList } from '@vant/area-data';
import { Converter } from 'opencc-js';

const toTraditional = Converter({ from: 'cn', to: 'tw' });

/** A simplified character can correspond to several traditional ones; these are the names that the converter gets wrong. */
const corrected = {
  230900: '七臺河市',
  331003: '黃岩區',
  340828: '岳西縣',
  350206: '湖里區',
  350800: '龍岩市',
  360500: '新餘市',
  360824: '新干縣',
  430304: '岳塘區',
  445302: '雲城區',
  451122: '鍾山縣',
  510704: '游仙區',
  511621: '岳池縣',
  520103: '雲岩區',
  522630: '臺江縣',
  610424: '乾縣',
  653128: '岳普湖縣',
};
/** Archaic character variants that are no longer used in place names. */
const oldForms = { 谿: '溪', 淩: '凌', 澂: '澄', 濬: '浚', 柺: '拐' };

const english = {
  810100: 'Hong Kong Island',
  810101: 'Central and Western',
  810102: 'Wan Chai',
  810103: 'Eastern',
  810104: 'Southern',
  810200: 'Kowloon',
  810201: 'Kowloon City',
  810202: 'Yau Tsim Mong',
  810203: 'Sham Shui Po',
  810204: 'Wong Tai Sin',
  810205: 'Kwun Tong',
  810300: 'New Territories',
  810301: 'North',
  810302: 'Tai Po',
  810303: 'Sha Tin',
  810304: 'Sai Kung',
  810305: 'Yuen Long',
  810306: 'Tuen Mun',
  810307: 'Tsuen Wan',
  810308: 'Kwai Tsing',
  810309: 'Islands',
  820100: 'Macao Peninsula',
  820102: 'Nossa Senhora de Fátima',
  820103: 'Santo António',
  820104: 'São Lázaro',
  820105: 'Sé',
  820106: 'São Lourenço',
  820200: 'Islands',
  820202: 'Nossa Senhora do Carmo',
  820203: 'Cotai',
  820204: 'São Francisco Xavier',
};

/** Development zones and farms have codes for statistics only: they are not administrative areas, and neither is a city's `市辖区`. */
const isZone = (code, name) => Number(code.slice(4)) >= 70 && /(区|.*新站.*)$/.test(name) && /(开发|园区|示范|实验|名胜|管理)/.test(name);
/** Cities without districts: what the package lists below them are towns with codes of the package's own. */
const undivided = new Set(['441900', '442000', '460400', '620200']);
/** Governed from Taiwan and listed there. */
const elsewhere = new Set(['350527']);
const municipalities = new Set(['11', '12', '31', '50']);

function traditional(code, name) {
  if (corrected[code]) return corrected[code];
  return toTraditional(name).replaceAll(/[谿淩澂濬柺]/gu, (form) => oldForms[form]);
}

function writeArea(code, name, written = code) {
  const full = traditional(code, name);
  const parts = [written + full, full === name ? '' : name, english[code] ?? ''];
  return parts.join('/').replace(/\/+$/, '');
}

function districtsOf(city) {
  return Object.entries(areaList.county_list).filter(
    ([code, name]) => code.startsWith(city.slice(0, 4)) && !elsewhere.has(code) && !isZone(code, name),
  );
}

/**
 * The lines of one province. Counties that a province or region governs directly are listed among its cities, without a prefecture name.
 */
function linesOf(province, provinceName) {
  const lines = [];
  for (const [city, name] of Object.entries(areaList.city_list)) {
    if (!city.startsWith(province)) continue;
    const districts = undivided.has(city) ? [] : districtsOf(city);
    if (name.includes('直辖')) lines.push(...districts.map(([code, county]) => [writeArea(code, county)]));
    // The counties of Chongqing have a code prefix of their own, but belong to Chongqing.
    else if (city === '500200') lines.at(-1).push(...districts.map(([code, county]) => writeArea(code, county)));
    else {
      const head = writeArea(city, municipalities.has(province) ? provinceName : name);
      lines.push([head, ...districts.map(([code, district]) => writeArea(code, district, code.slice(4)))]);
    }
  }
  return lines.map(([head, ...districts]) => (districts.length > 0 ? `${head}:${districts.join(',')}` : head));
}

for (const [code, name] of Object.entries(areaList.province_list)) {
  if (code === '710000') continue;
  const lines = linesOf(code.slice(0, 2), name);
  writeFileSync(new URL(`../src/data/${code}.ts`, import.meta.url), `export const areas = \`\n${lines.join('\n')}\n\`;\n`);
}
