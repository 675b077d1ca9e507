import { defineViews } from '../presentation/define-views.ui.ts';

export const ownerIdViews = defineViews({});
