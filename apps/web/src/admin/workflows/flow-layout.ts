import type { Activity, Route, WorkflowDefinition } from '@inkstone/schema';

export interface FlowNode {
  readonly activity: Activity;
  /** The x coordinate of the centre. */
  readonly x: number;
  readonly y: number;
}

export interface FlowEdge {
  readonly route: Route;
  readonly points: readonly (readonly [number, number])[];
  /** A back edge: it closes a loop. */
  readonly isBack: boolean;
}

export interface FlowLayout {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly FlowNode[];
  readonly edges: readonly FlowEdge[];
}

export const nodeSize = { width: 148, height: 46 };
const gap = { x: 28, y: 44 };
const laneWidth = 36;
const margin = 20;
const sweeps = 6;

/** A node in a layer: an activity, or a point where a long route crosses the layer. */
interface LayoutNode {
  readonly id: string;
  readonly activity: Activity | null;
  readonly above: string[];
  readonly below: string[];
}

/** Lays a workflow out in layers from the start downwards; connected activities are placed close to each other. */
export function layoutFlow({ activities, routes }: Pick<WorkflowDefinition, 'activities' | 'routes'>): FlowLayout {
  const known = routes.filter(({ from, to }) => [from, to].every((code) => activities.some((each) => each.code === code)));
  const back = backRoutes(activities, known);
  const forward = known.filter((route) => !back.has(route));
  const depth = depthsOf(activities, forward);
  const nodes = new Map<string, LayoutNode>(
    activities.map((activity) => [activity.code, { id: activity.code, activity, above: [], below: [] }]),
  );
  const layers: string[][] = [];
  const addToLayer = (layer: number, id: string): void => void (layers[layer] ??= []).push(id);
  for (const activity of activities) addToLayer(depth.get(activity.code)!, activity.code);
  const paths = new Map<Route, string[]>();
  for (const route of forward) paths.set(route, pathOf(route, depth, nodes, addToLayer));
  order(layers, nodes);
  return draw(layers, nodes, paths, back);
}

/** Returns the routes that close a loop. */
function backRoutes(activities: readonly Activity[], routes: readonly Route[]): Set<Route> {
  const back = new Set<Route>();
  const state = new Map<string, 'open' | 'done'>();
  const visit = (code: string): void => {
    state.set(code, 'open');
    for (const route of routes.filter(({ from }) => from === code)) {
      if (state.get(route.to) === 'open') back.add(route);
      else if (!state.has(route.to)) visit(route.to);
    }
    state.set(code, 'done');
  };
  const begin = activities.filter(({ kind }) => kind === 'start');
  for (const { code } of [...begin, ...activities]) if (!state.has(code)) visit(code);
  return back;
}

/** Returns the layer of each activity: the length of its longest path from the start. */
function depthsOf(activities: readonly Activity[], routes: readonly Route[]): Map<string, number> {
  const depth = new Map<string, number>();
  const find = (code: string): number => {
    const found = depth.get(code);
    if (found !== undefined) return found;
    const before = routes.flatMap(({ from, to }) => (to === code ? [find(from) + 1] : []));
    const value = Math.max(0, ...before);
    depth.set(code, value);
    return value;
  };
  for (const { code } of activities) find(code);
  return depth;
}

/** Returns the nodes of a route, one in each layer. */
function pathOf(
  route: Route,
  depth: ReadonlyMap<string, number>,
  nodes: Map<string, LayoutNode>,
  addToLayer: (layer: number, id: string) => void,
): string[] {
  const path = [route.from];
  for (let layer = depth.get(route.from)! + 1; layer < depth.get(route.to)!; layer++) {
    const id = `${route.code}/${layer}`;
    nodes.set(id, { id, activity: null, above: [], below: [] });
    addToLayer(layer, id);
    path.push(id);
  }
  path.push(route.to);
  path.slice(1).forEach((id, index) => {
    nodes.get(path[index]!)!.below.push(id);
    nodes.get(id)!.above.push(path[index]!);
  });
  return path;
}

/** Orders the nodes of each layer by the position of their neighbours, downwards and upwards in turn. */
function order(layers: string[][], nodes: ReadonlyMap<string, LayoutNode>): void {
  const along = (layer: string[], next: string[], side: 'above' | 'below'): void => {
    const position = new Map(next.map((id, index) => [id, index]));
    const middle = new Map(
      layer.map((id, index) => {
        const joined = nodes.get(id)![side].flatMap((each) => position.get(each) ?? []);
        return [id, joined.length === 0 ? index : joined.reduce((sum, each) => sum + each, 0) / joined.length];
      }),
    );
    layer.sort((a, b) => middle.get(a)! - middle.get(b)!);
  };
  for (let sweep = 0; sweep < sweeps; sweep++) {
    for (let index = 1; index < layers.length; index++) along(layers[index]!, layers[index - 1]!, 'above');
    if (sweep === sweeps - 1) return;
    for (let index = layers.length - 2; index >= 0; index--) along(layers[index]!, layers[index + 1]!, 'below');
  }
}

function draw(
  layers: readonly (readonly string[])[],
  nodes: ReadonlyMap<string, LayoutNode>,
  paths: ReadonlyMap<Route, readonly string[]>,
  back: ReadonlySet<Route>,
): FlowLayout {
  const widthOf = (id: string): number => (nodes.get(id)!.activity ? nodeSize.width : laneWidth);
  const widths = layers.map((layer) => layer.reduce((sum, id) => sum + widthOf(id), 0) + gap.x * (layer.length - 1));
  const inner = Math.max(...widths);
  const at = new Map<string, readonly [number, number]>();
  layers.forEach((layer, depth) => {
    let x = margin + (inner - widths[depth]!) / 2;
    for (const id of layer) {
      at.set(id, [x + widthOf(id) / 2, margin + nodeSize.height / 2 + depth * (nodeSize.height + gap.y)]);
      x += widthOf(id) + gap.x;
    }
  });
  const lane = (index: number): number => margin + inner + (index + 1) * 14;
  const half = nodeSize.height / 2;
  const forward = [...paths].map(([route, path]): FlowEdge => {
    const points = path.map((id) => at.get(id)!);
    const [[startX, startY], [endX, endY]] = [points[0]!, points.at(-1)!];
    return { route, isBack: false, points: [[startX, startY + half], ...points.slice(1, -1), [endX, endY - half]] };
  });
  const backward = [...back].map((route, index): FlowEdge => {
    const [[startX, startY], [endX, endY]] = [at.get(route.from)!, at.get(route.to)!];
    const side = nodeSize.width / 2;
    return {
      route,
      isBack: true,
      points: [
        [startX + side, startY],
        [lane(index), startY],
        [lane(index), endY],
        [endX + side, endY],
      ],
    };
  });
  return {
    width: inner + 2 * margin + back.size * 14,
    height: layers.length * (nodeSize.height + gap.y) - gap.y + 2 * margin,
    nodes: [...nodes.values()].flatMap(({ id, activity }) => (activity ? [{ activity, x: at.get(id)![0], y: at.get(id)![1] }] : [])),
    edges: [...forward, ...backward],
  };
}
