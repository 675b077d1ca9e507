import { codeFromName, type CodeOptions } from './code-from-name.ts';

/** Whether another application has a code. */
export type IsTakenElsewhere = (code: string) => Promise<boolean>;

/** The server says so anyway; a name that so many have is no reason to keep somebody waiting. */
const asksAtMost = 20;

/** Makes a code of a name that neither this application nor another one has. */
export async function freeCodeFromName(name: string, options: CodeOptions, isTakenElsewhere: IsTakenElsewhere): Promise<string> {
  const taken = new Set(options.taken);
  for (let asked = 1; ; asked += 1) {
    const code = await codeFromName(name, { ...options, taken });
    if (asked > asksAtMost || !(await isTakenElsewhere(code))) return code;
    taken.add(code);
  }
}
