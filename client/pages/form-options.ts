/** What few change in a new match, loaded when someone looks there: rules, who may watch, the computer. */
export { renderPlaceFields, renderStrengthFields } from './computer-fields.ts';
export { renderHostFields } from './host-fields.ts';
export { renderRulesFields } from './rules-fields.ts';
