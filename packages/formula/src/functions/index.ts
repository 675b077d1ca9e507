import { avg } from './aggregate/avg.ts';
import { avgif } from './aggregate/avgif.ts';
import { count } from './aggregate/count.ts';
import { countif } from './aggregate/countif.ts';
import { max } from './aggregate/max.ts';
import { min } from './aggregate/min.ts';
import { sum } from './aggregate/sum.ts';
import { sumif } from './aggregate/sumif.ts';
import { unique } from './aggregate/unique.ts';
import { addday } from './date/addday.ts';
import { addhour } from './date/addhour.ts';
import { addminute } from './date/addminute.ts';
import { addmonth } from './date/addmonth.ts';
import { addyear } from './date/addyear.ts';
import { age } from './date/age.ts';
import { datediff } from './date/datediff.ts';
import { day } from './date/day.ts';
import { hour } from './date/hour.ts';
import { minute } from './date/minute.ts';
import { month } from './date/month.ts';
import { now } from './date/now.ts';
import { quarter } from './date/quarter.ts';
import { second } from './date/second.ts';
import { today } from './date/today.ts';
import { weeknum } from './date/weeknum.ts';
import { workdays } from './date/workdays.ts';
import { year } from './date/year.ts';
import { andFunction } from './logic/and.ts';
import { coalesce } from './logic/coalesce.ts';
import { ifFunction } from './logic/if.ts';
import { ifs } from './logic/ifs.ts';
import { isempty } from './logic/isempty.ts';
import { orFunction } from './logic/or.ts';
import { abs } from './math/abs.ts';
import { intdown } from './math/intdown.ts';
import { intup } from './math/intup.ts';
import { mod } from './math/mod.ts';
import { power } from './math/power.ts';
import { round } from './math/round.ts';
import { uppermoney } from './math/uppermoney.ts';
import { lookup } from './lookup/lookup.ts';
import { outcomes } from './lookup/outcomes.ts';
import { self } from './person/self.ts';
import { selfdept } from './person/selfdept.ts';
import { concatenate } from './text/concatenate.ts';
import { contains } from './text/contains.ts';
import { join } from './text/join.ts';
import { left } from './text/left.ts';
import { len } from './text/len.ts';
import { lower } from './text/lower.ts';
import { replace } from './text/replace.ts';
import { right } from './text/right.ts';
import { string } from './text/string.ts';
import { substring } from './text/substring.ts';
import { trim } from './text/trim.ts';
import { upper } from './text/upper.ts';
import type { FormulaFunction } from './formula-function.ts';

/** All functions of the language. A new function needs its own file and a line here. */
export const functions: readonly FormulaFunction[] = [
  sum,
  avg,
  count,
  max,
  min,
  countif,
  sumif,
  avgif,
  unique,
  round,
  intup,
  intdown,
  abs,
  mod,
  power,
  uppermoney,
  ifFunction,
  andFunction,
  orFunction,
  ifs,
  isempty,
  coalesce,
  string,
  concatenate,
  substring,
  replace,
  len,
  left,
  right,
  trim,
  upper,
  lower,
  contains,
  join,
  year,
  month,
  day,
  quarter,
  hour,
  minute,
  second,
  weeknum,
  today,
  now,
  addday,
  addmonth,
  addyear,
  addhour,
  addminute,
  datediff,
  workdays,
  age,
  self,
  selfdept,
  lookup,
  outcomes,
];

const byName: ReadonlyMap<string, FormulaFunction> = new Map(functions.map((declared) => [declared.name, declared]));

/** Finds a function by name in any letter case. */
export function formulaFunction(name: string): FormulaFunction | undefined {
  return byName.get(name.toLowerCase());
}
