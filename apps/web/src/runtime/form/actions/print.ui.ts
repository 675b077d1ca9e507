import { placePath } from '../form-place.ts';
import { says, type ActionFace } from './action-face.ts';

export const printFace: ActionFace = {
  label: { zh: '列印', en: 'Print' },
  weight: 'rare',
  done: says('', ''),
  leadsTo: (place) => `/print${placePath(place)}`,
};
