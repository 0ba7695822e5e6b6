/** Finds the weights with which the evaluation comes nearest to labelled positions. */
import {
  BUCKET_COUNT,
  BUCKET_SIZE,
  describe,
  FEATURE_COUNT,
} from '../../../shared/engine/features.ts';
import type { Chance } from '../../../shared/engine/choose.ts';
import { expectationOf, LABELLED_WORDS } from './labelled.ts';

/** At 300 hundredths of a goat a side is expected to win three games of four, draws as halves. */
export const SCALE = 300;
const EPOCHS = 10;
const FIRST_RATE = 0.05;
const RATE_DECAY = 0.8;
/** The share of positions that are not learned from, but measured on. */
const HELD_OUT = 0.1;

/** What was found: weights in hundredths of a goat, and the squared error of what was held out. */
export interface Fit {
  readonly weights: number[];
  readonly error: number;
}

interface Samples {
  /** `FEATURE_COUNT` indices of weights for each. */
  readonly features: Int16Array;
  readonly expected: Float64Array;
  readonly count: number;
}

/**
 * Least squares between tanh(score / SCALE) and what is expected, by stochastic gradient descent with
 * a rate for each weight (Adagrad: Duchi, Hazan, Singer 2011). `labelScale` is that of the estimates.
 */
export function fitWeights(words: Int32Array, labelScale: number, chance: Chance): Fit {
  const samples = readSamples(words, labelScale);
  const order = shuffle(samples.count, chance);
  const split = Math.floor(samples.count * HELD_OUT);
  const weights = new Float64Array(BUCKET_COUNT * BUCKET_SIZE);
  const squares = new Float64Array(weights.length).fill(1e-6);
  for (let epoch = 0; epoch < EPOCHS; epoch++)
    for (const index of order.subarray(split))
      learn(samples, index, weights, squares, FIRST_RATE * RATE_DECAY ** epoch);
  let error = 0;
  for (const index of order.subarray(0, split))
    error += (predict(samples, index, weights) - (samples.expected[index] ?? 0)) ** 2;
  return {
    weights: Array.from(weights, (weight) => Math.round(SCALE * weight)),
    error: error / split,
  };
}

function readSamples(words: Int32Array, labelScale: number): Samples {
  const count = words.length / LABELLED_WORDS;
  const features = new Int16Array(count * FEATURE_COUNT);
  const expected = new Float64Array(count);
  const found = new Int32Array(FEATURE_COUNT);
  for (let index = 0; index < count; index++) {
    const [who = 0, goats = 0, label = 0] = words.subarray(LABELLED_WORDS * index);
    describe(who, goats, found);
    features.set(found, index * FEATURE_COUNT);
    expected[index] = expectationOf(label, labelScale);
  }
  return { features, expected, count };
}

function learn(
  samples: Samples,
  index: number,
  weights: Float64Array,
  squares: Float64Array,
  rate: number,
): void {
  const predicted = predict(samples, index, weights);
  const slope = (predicted - (samples.expected[index] ?? 0)) * (1 - predicted * predicted);
  const start = index * FEATURE_COUNT;
  for (let at = start; at < start + FEATURE_COUNT; at++) {
    const weight = samples.features[at] ?? 0;
    const square = (squares[weight] ?? 0) + slope * slope;
    squares[weight] = square;
    weights[weight] = (weights[weight] ?? 0) - (rate * slope) / Math.sqrt(square);
  }
}

function predict(samples: Samples, index: number, weights: Float64Array): number {
  const start = index * FEATURE_COUNT;
  let score = 0;
  for (let at = start; at < start + FEATURE_COUNT; at++)
    score += weights[samples.features[at] ?? 0] ?? 0;
  return Math.tanh(score);
}

function shuffle(count: number, chance: Chance): Uint32Array {
  const order = Uint32Array.from({ length: count }, (_, index) => index);
  for (let last = count - 1; last > 0; last--) {
    const other = Math.floor(chance() * (last + 1));
    const taken = order[other] ?? 0;
    order[other] = order[last] ?? 0;
    order[last] = taken;
  }
  return order;
}
