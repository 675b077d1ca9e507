import { formLoad, formSave, workitemAction } from '@inkstone/api';
import { approve, buildWorkflow, end, start } from '@inkstone/testing/workflow-builder';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWorkflowServer, type WorkflowServer } from '../../../testing/workflow-server.ts';
import type { WorkflowScene } from '../../../testing/workflow-scene.ts';
import { formsModule } from '../index.ts';

let at: WorkflowServer;
let scene: WorkflowScene;
beforeAll(async () => {
  at = await createWorkflowServer({ modules: [formsModule] });
  scene = at.scene;
  const permission = { others: { e: true, v: true }, controls: {} };
  await scene.publish({
    ...buildWorkflow([start(), approve('manager', ['manager'], { permission }), end()], ['start > manager > end']),
    code: 'claim',
  });
});
afterAll(() => at.close());

const claim = () => scene.start('employee', 'claim', { title: 'a chair', amount: 100 });

describe('an unsent opinion', () => {
  const save = (workItemId: string, opinion?: string) => ({
    schemaCode: 'ticket',
    workItemId,
    patch: {},
    ...(opinion !== undefined && { opinion }),
  });

  const unsentOpinions = () => scene.database.db.selectFrom('unsent_opinions').selectAll().execute();

  test('is saved with the form, visible to its author only, until it is sent', async () => {
    const id = await claim();
    const manager = await at.as('manager');
    const workItemId = await scene.itemOf('manager', id);

    await manager.call(formSave, save(workItemId, '待查證'));
    await manager.call(formSave, save(workItemId));

    const admin = await at.as('admin');
    expect(await manager.call(formLoad, { workItemId })).toMatchObject({ unsentOpinion: '待查證', instanceStatus: 'PROCESSING' });
    expect(await admin.call(formLoad, { workItemId })).toMatchObject({ unsentOpinion: '' });

    await manager.call(workitemAction, { workItemId, action: 'Agree', opinion: '查證無誤' });

    expect(await manager.call(formLoad, { workflowInstanceId: id })).toMatchObject({ unsentOpinion: '' });
    expect(await unsentOpinions()).toEqual([]);
  });

  test('is deleted when it is emptied', async () => {
    const id = await claim();
    const manager = await at.as('manager');
    const workItemId = await scene.itemOf('manager', id);
    await manager.call(formSave, save(workItemId, '待查證'));

    await manager.call(formSave, save(workItemId, ' '));

    expect(await unsentOpinions()).toEqual([]);
  });

  test('is kept at a work item only', async () => {
    const employee = await at.as('employee');
    const id = await scene.draft('employee', 'claim', { title: 'a chair' });
    const { row } = await scene.load(id);

    expect(await employee.refused(formSave, { schemaCode: 'ticket', objectId: row.record_id, patch: {}, opinion: 'x' })).toMatchObject({
      status: 403,
      code: 'not-allowed',
    });
  });
});
