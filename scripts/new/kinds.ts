import { action } from './action/action.ts';
import { control } from './control/control.ts';
import { endpoint } from './endpoint/endpoint.ts';
import { functionKind } from './function/function.ts';
import { module } from './module/module.ts';
import { page } from './page/page.ts';
import type { Kind } from './recipe.ts';

/** Everything that `npm run new` can add; each kind has a folder with its templates. */
export const kinds = { control, function: functionKind, action, endpoint, module, page } as const satisfies Record<string, Kind>;

export type KindName = keyof typeof kinds;
export const isKindName = (name: string): name is KindName => Object.hasOwn(kinds, name);
