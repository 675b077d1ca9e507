import { BpmnModdle, type BpmnElement } from 'bpmn-moddle';
import { activitySchema, localizedName, type Activity, type Locale, type LocalizedText } from '@inkstone/schema';
import { blocksOf } from '../flow/flow-blocks.ts';
import type { FlowActivity, FlowContent, FlowRoute } from '../flow/flow-content.ts';
import { layoutOf, type Box, type FlowLayout } from '../flow/flow-layout.ts';
import type { FlowNames } from '../words/flow-names.ts';
import { createFlowWords, type FlowWords } from '../words/flow-words.ts';
import { activityElements, activityId, ownProperties, processId, timerDefinition } from './activity-elements.ts';
import { centred, pointsOf } from './bpmn-diagram.ts';

export interface FlowToExport {
  readonly code: string;
  readonly name: string;
  readonly content: FlowContent;
  readonly names: FlowNames;
  readonly locale: Locale;
}

/** Activities that do not have the form of their kind cannot be exported. */
export type Exported =
  | { readonly kind: 'exported'; readonly xml: string }
  | { readonly kind: 'malformed'; readonly activities: readonly string[] };

/**
 * Returns a workflow as BPMN 2.0 with its diagram. Conditions are exported as the formulas that they are; who takes part, and what BPMN has
 * no word for, is in the documentation of the elements. A time limit with a route of its own is a timer at the border of its task.
 */
export async function flowAsBpmn(flow: FlowToExport): Promise<Exported> {
  const activities = [...flow.content.activities.values()].map((activity) => ({
    activity,
    whole: activitySchema.safeParse(activity.source).data,
  }));
  const malformed = activities.filter(({ whole }) => whole === undefined).map(({ activity }) => activity.code);
  if (malformed.length > 0) return { kind: 'malformed', activities: malformed };
  const writer = new BpmnWriter(flow);
  for (const { activity, whole } of activities) writer.add(activity, whole!);
  for (const route of flow.content.routes.values()) writer.connect(route);
  return { kind: 'exported', xml: await writer.write() };
}

const returned: LocalizedText = { zh: '退回', en: 'Back' };

class BpmnWriter {
  readonly #moddle = new BpmnModdle();
  readonly #create = this.#moddle.create.bind(this.#moddle);
  readonly #flow: FlowToExport;
  readonly #layout: FlowLayout;
  readonly #words: FlowWords;
  readonly #elements = new Map<string, BpmnElement>();
  readonly #boxes = new Map<BpmnElement, Box>();
  readonly #timers = new Map<string, BpmnElement>();
  /** Events that are no activities. */
  readonly #events: BpmnElement[] = [];
  readonly #flows: BpmnElement[] = [];
  readonly #shapes: BpmnElement[] = [];
  readonly #edges: BpmnElement[] = [];
  #lanes = 0;

  constructor(flow: FlowToExport) {
    this.#flow = flow;
    this.#words = createFlowWords(flow.names, flow.content, flow.locale);
    this.#layout = layoutOf(flow.content, blocksOf(flow.content), new Set());
  }

  add(activity: FlowActivity, whole: Activity): void {
    const { locale } = this.#flow;
    const { type, size } = activityElements[whole.kind];
    const summary = this.#words.summaryOf(activity);
    const element = this.#create(type, {
      id: activityId(activity.code),
      name: localizedName(activity, locale),
      ...(summary !== null && { documentation: [this.#create('bpmn:Documentation', { text: summary })] }),
      ...ownProperties(whole, this.#create, this.#words),
    });
    this.#elements.set(activity.code, element);
    this.#place(element, centred(this.#layout.activities.get(activity.code)!, size));
    if (whole.kind === 'start') this.#addStartEvent(activity.code, element);
    if ((whole.kind === 'approve' || whole.kind === 'handle') && whole.timeLimit?.final.kind === 'route')
      this.#addTimer(activity.code, element, timerDefinition(this.#create, whole.timeLimit.due, this.#words));
  }

  #place(element: BpmnElement, box: Box): void {
    this.#boxes.set(element, box);
    this.#shapes.push(
      this.#create('bpmndi:BPMNShape', { id: `${element.id}_shape`, bpmnElement: element, bounds: this.#create('dc:Bounds', { ...box }) }),
    );
  }

  /** What is returned to the initiator cannot lead to an event that starts. */
  #addStartEvent(code: string, target: BpmnElement): void {
    const event = this.#create('bpmn:StartEvent', { id: `begin_${code}` });
    const { x, y, width } = this.#boxes.get(target)!;
    this.#events.push(event);
    this.#place(event, { x: x + width / 2 - 18, y: y - 64, width: 36, height: 36 });
    const flow = this.#sequenceFlow({ id: `begin_route_${code}`, source: event, target, name: '', condition: '' });
    this.#draw(flow, event, target, { isBack: false, column: undefined });
  }

  #addTimer(code: string, attachedToRef: BpmnElement, definition: BpmnElement): void {
    const timer = this.#create('bpmn:BoundaryEvent', { id: `timer_${code}`, attachedToRef, eventDefinitions: [definition] });
    const { x, y, width, height } = this.#boxes.get(attachedToRef)!;
    this.#timers.set(code, timer);
    this.#events.push(timer);
    this.#place(timer, { x: x + width - 26, y: y + height - 18, width: 36, height: 36 });
  }

  connect(route: FlowRoute): void {
    const source =
      route.outcome === 'timeout' ? (this.#timers.get(route.from) ?? this.#elements.get(route.from)) : this.#elements.get(route.from);
    const target = this.#elements.get(route.to);
    if (!source || !target) return;
    const siblings = this.#flow.content.routesFrom.get(route.from) ?? [];
    const flow = this.#sequenceFlow({
      id: `route_${route.code}`,
      source,
      target,
      name: siblings.length > 1 ? this.#words.whenTaken(route, siblings) : route.name,
      condition: route.condition || (route.outcome === 'disagree' ? 'disagree' : ''),
    });
    if (route.isDefault) Object.assign(source, { default: flow });
    const heading = this.#layout.headings.get(route.code);
    const isBack = this.#layout.jumps.some((jump) => jump.route === route.code && jump.isBack);
    this.#draw(flow, source, target, { isBack, column: heading && heading.x + heading.width / 2 });
  }

  #sequenceFlow(parts: {
    readonly id: string;
    readonly source: BpmnElement;
    readonly target: BpmnElement;
    readonly name: string;
    readonly condition: string;
  }): BpmnElement {
    const { id, source, target, name, condition } = parts;
    const flow = this.#create('bpmn:SequenceFlow', {
      id,
      sourceRef: source,
      targetRef: target,
      ...(name !== '' && { name }),
      ...(condition !== '' && { conditionExpression: this.#create('bpmn:FormalExpression', { body: condition }) }),
    });
    source.get('outgoing').push(flow);
    target.get('incoming').push(flow);
    this.#flows.push(flow);
    return flow;
  }

  #draw(
    flow: BpmnElement,
    source: BpmnElement,
    target: BpmnElement,
    way: { readonly isBack: boolean; readonly column: number | undefined },
  ): void {
    const [from, to] = [this.#boxes.get(source)!, this.#boxes.get(target)!];
    const isAround = way.isBack || to.y < from.y + from.height;
    if (isAround) this.#lanes += 1;
    const points = pointsOf({ from, to, ...way, side: 28 - this.#lanes * 8 });
    this.#edges.push(
      this.#create('bpmndi:BPMNEdge', {
        id: `${flow.id}_edge`,
        bpmnElement: flow,
        waypoint: points.map((point) => this.#create('dc:Point', { ...point })),
      }),
    );
  }

  /** What an activity returns to by itself is a route too. */
  #connectReturns(): void {
    for (const { code, returnsTo } of this.#flow.content.activities.values()) {
      for (const to of new Set(returnsTo)) {
        const [source, target] = [this.#elements.get(code), this.#elements.get(to)];
        if (!source || !target) continue;
        const flow = this.#sequenceFlow({
          id: `return_${code}_${to}`,
          source,
          target,
          name: returned[this.#flow.locale],
          condition: 'back',
        });
        this.#draw(flow, source, target, { isBack: true, column: undefined });
      }
    }
  }

  async write(): Promise<string> {
    const { code, name } = this.#flow;
    this.#connectReturns();
    const process = this.#create('bpmn:Process', {
      id: processId(code),
      name,
      isExecutable: false,
      flowElements: [...this.#elements.values(), ...this.#events, ...this.#flows],
    });
    const plane = this.#create('bpmndi:BPMNPlane', {
      id: `plane_${code}`,
      bpmnElement: process,
      planeElement: [...this.#shapes, ...this.#edges],
    });
    const definitions = this.#create('bpmn:Definitions', {
      id: `definitions_${code}`,
      targetNamespace: 'urn:inkstone:workflow',
      exporter: 'Inkstone',
      rootElements: [process],
      diagrams: [this.#create('bpmndi:BPMNDiagram', { id: `diagram_${code}`, name, plane })],
    });
    return (await this.#moddle.toXML(definitions, { format: true })).xml;
  }
}
