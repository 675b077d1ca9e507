import type { DocumentKey } from '@inkstone/schema';
import { expect, test } from 'vitest';
import type { IssueLocation } from './issue-location.ts';
import { issuePath } from './issue-path.ts';

const form: DocumentKey = { kind: 'form', schemaCode: 'order', code: 'paper' };
const list: DocumentKey = { kind: 'list', schemaCode: 'order', code: 'open' };
const model: DocumentKey = { kind: 'model', code: 'order' };
const workflow: DocumentKey = { kind: 'workflow', code: 'flow' };
const page: DocumentKey = { kind: 'page', code: 'home' };
const rule: DocumentKey = { kind: 'rule', code: 'stock' };
const app: DocumentKey = { kind: 'app', code: 'shop' };

/** The paths that calls have answered since before locations were structured, for each kind of document and location. */
const paths: { readonly [K in IssueLocation['kind']]: readonly [DocumentKey, Extract<IssueLocation, { kind: K }>, string][] } = {
  document: [
    [model, { kind: 'document' }, 'models.order'],
    [form, { kind: 'document' }, 'forms.order.paper'],
    [list, { kind: 'document' }, 'lists.order.open'],
    [workflow, { kind: 'document' }, 'workflows.flow'],
    [page, { kind: 'document' }, 'pages.home'],
  ],
  item: [
    [model, { kind: 'item', item: 'price' }, 'models.order.price'],
    [model, { kind: 'item', item: 'items', column: 'price' }, 'models.order.items.price'],
  ],
  control: [
    [form, { kind: 'control', control: 'price' }, 'forms.order.paper.price'],
    [form, { kind: 'control', control: 'items', column: 'price' }, 'forms.order.paper.items.price'],
    [form, { kind: 'control', control: 'price', option: 'maxNumber' }, 'forms.order.paper.price.options.maxNumber'],
    [form, { kind: 'control', control: 'items', column: 'price', option: 'max' }, 'forms.order.paper.items.price.options.max'],
  ],
  formula: [[form, { kind: 'formula', control: 'price', option: 'visible', from: 0, to: 4 }, 'forms.order.paper.price']],
  layout: [[form, { kind: 'layout', control: 'price' }, 'forms.order.paper']],
  button: [[form, { kind: 'button', button: 'send', setting: 'does' }, 'forms.order.paper.buttons.send']],
  'list-setting': [[list, { kind: 'list-setting', setting: 'sort', code: 'price' }, 'lists.order.open']],
  activity: [[workflow, { kind: 'activity', activity: 'manager' }, 'workflows.flow']],
  route: [[workflow, { kind: 'route', route: 'large' }, 'workflows.flow']],
  card: [[page, { kind: 'card', card: 'mine' }, 'pages.home.mine']],
  visibility: [[page, { kind: 'visibility' }, 'pages.home.seenBy']],
  entry: [[app, { kind: 'entry', entry: 'orders' }, 'functions.orders']],
  property: [
    [rule, { kind: 'property', property: ['actions', 0, 'mappings', 1, 'to'] }, 'rules.stock.actions.0.mappings.1.to'],
    [workflow, { kind: 'property', property: ['routes', 'large', 'condition'] }, 'workflows.flow.routes.large.condition'],
    [app, { kind: 'property', property: ['models', 0, 'code'] }, 'models.0.code'],
  ],
};

test.each(Object.values(paths).flat())('%j %j is written %s', (document, location, path) => {
  expect(issuePath(document, location)).toBe(path);
});
