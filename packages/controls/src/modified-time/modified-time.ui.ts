import { defineViews } from '../view/define-views.ui.ts';

export const modifiedTimeViews = defineViews({});
