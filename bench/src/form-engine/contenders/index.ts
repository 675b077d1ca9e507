import type { Contender } from './contender.ts';
import { finalForm } from './final-form.ts';
import { formily } from './formily.ts';
import { formio } from './formio.ts';
import { inkstone } from './inkstone.ts';
import { plainLoop } from './plain-loop.ts';
import { survey } from './survey.ts';

/** The product comes first; the others are compared with it. */
export const contenders: readonly Contender[] = [inkstone, plainLoop, formily, survey, finalForm, formio];
