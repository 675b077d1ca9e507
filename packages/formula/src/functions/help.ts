import { avgHelp } from './aggregate/avg.help.ts';
import { avgifHelp } from './aggregate/avgif.help.ts';
import { countHelp } from './aggregate/count.help.ts';
import { countifHelp } from './aggregate/countif.help.ts';
import { maxHelp } from './aggregate/max.help.ts';
import { minHelp } from './aggregate/min.help.ts';
import { sumHelp } from './aggregate/sum.help.ts';
import { sumifHelp } from './aggregate/sumif.help.ts';
import { uniqueHelp } from './aggregate/unique.help.ts';
import { adddayHelp } from './date/addday.help.ts';
import { addhourHelp } from './date/addhour.help.ts';
import { addminuteHelp } from './date/addminute.help.ts';
import { addmonthHelp } from './date/addmonth.help.ts';
import { addyearHelp } from './date/addyear.help.ts';
import { ageHelp } from './date/age.help.ts';
import { datediffHelp } from './date/datediff.help.ts';
import { dayHelp } from './date/day.help.ts';
import { hourHelp } from './date/hour.help.ts';
import { minuteHelp } from './date/minute.help.ts';
import { monthHelp } from './date/month.help.ts';
import { nowHelp } from './date/now.help.ts';
import { quarterHelp } from './date/quarter.help.ts';
import { secondHelp } from './date/second.help.ts';
import { todayHelp } from './date/today.help.ts';
import { weeknumHelp } from './date/weeknum.help.ts';
import { workdaysHelp } from './date/workdays.help.ts';
import { yearHelp } from './date/year.help.ts';
import { andHelp } from './logic/and.help.ts';
import { coalesceHelp } from './logic/coalesce.help.ts';
import { ifHelp } from './logic/if.help.ts';
import { ifsHelp } from './logic/ifs.help.ts';
import { isemptyHelp } from './logic/isempty.help.ts';
import { orHelp } from './logic/or.help.ts';
import { absHelp } from './math/abs.help.ts';
import { intdownHelp } from './math/intdown.help.ts';
import { intupHelp } from './math/intup.help.ts';
import { modHelp } from './math/mod.help.ts';
import { powerHelp } from './math/power.help.ts';
import { roundHelp } from './math/round.help.ts';
import { uppermoneyHelp } from './math/uppermoney.help.ts';
import { lookupHelp } from './lookup/lookup.help.ts';
import { outcomesHelp } from './lookup/outcomes.help.ts';
import { selfHelp } from './person/self.help.ts';
import { selfdeptHelp } from './person/selfdept.help.ts';
import { concatenateHelp } from './text/concatenate.help.ts';
import { containsHelp } from './text/contains.help.ts';
import { joinHelp } from './text/join.help.ts';
import { leftHelp } from './text/left.help.ts';
import { lenHelp } from './text/len.help.ts';
import { lowerHelp } from './text/lower.help.ts';
import { replaceHelp } from './text/replace.help.ts';
import { rightHelp } from './text/right.help.ts';
import { stringHelp } from './text/string.help.ts';
import { substringHelp } from './text/substring.help.ts';
import { trimHelp } from './text/trim.help.ts';
import { upperHelp } from './text/upper.help.ts';
import type { FormulaFunction, FunctionHelp } from './formula-function.ts';
import { functions } from './index.ts';

/** Help by function name. Every new function needs a line here. */
const help: Readonly<Record<string, FunctionHelp>> = {
  avg: avgHelp,
  avgif: avgifHelp,
  count: countHelp,
  countif: countifHelp,
  max: maxHelp,
  min: minHelp,
  sum: sumHelp,
  sumif: sumifHelp,
  unique: uniqueHelp,
  addday: adddayHelp,
  addhour: addhourHelp,
  addminute: addminuteHelp,
  addmonth: addmonthHelp,
  addyear: addyearHelp,
  age: ageHelp,
  datediff: datediffHelp,
  day: dayHelp,
  hour: hourHelp,
  minute: minuteHelp,
  month: monthHelp,
  now: nowHelp,
  quarter: quarterHelp,
  second: secondHelp,
  today: todayHelp,
  weeknum: weeknumHelp,
  workdays: workdaysHelp,
  year: yearHelp,
  and: andHelp,
  coalesce: coalesceHelp,
  if: ifHelp,
  ifs: ifsHelp,
  isempty: isemptyHelp,
  or: orHelp,
  abs: absHelp,
  intdown: intdownHelp,
  intup: intupHelp,
  mod: modHelp,
  power: powerHelp,
  round: roundHelp,
  uppermoney: uppermoneyHelp,
  lookup: lookupHelp,
  outcomes: outcomesHelp,
  self: selfHelp,
  selfdept: selfdeptHelp,
  concatenate: concatenateHelp,
  contains: containsHelp,
  join: joinHelp,
  left: leftHelp,
  len: lenHelp,
  lower: lowerHelp,
  replace: replaceHelp,
  right: rightHelp,
  string: stringHelp,
  substring: substringHelp,
  trim: trimHelp,
  upper: upperHelp,
};

export type DocumentedFunction = FormulaFunction & FunctionHelp;

/** All functions with their help, for documentation and editors; forms do not load it. */
export const documentedFunctions: readonly DocumentedFunction[] = functions.map((declared) => ({ ...declared, ...help[declared.name]! }));
