/** The wire's schemas as JSON Schema, for a description that other programs read. */
import { z } from 'zod';

/** A schema of `shared/wire`; of the parameters of an address, one of an object. */
export type WireSchema = z.ZodType;
export type WireQuery = z.ZodObject;
export type JsonSchema = Readonly<Record<string, unknown>>;

/** What a sender may send; throws where JSON Schema cannot say it. */
export function jsonSchemaOf(schema: WireSchema): JsonSchema {
  return plain(z.toJSONSchema(schema, { io: 'input', override: leaveOutReadOnly }));
}

/** By name; where one is part of another, `refTo` of its name stands there. */
export function jsonSchemasOf(
  named: Readonly<Record<string, WireSchema>>,
  refTo: (name: string) => string,
): Readonly<Record<string, JsonSchema>> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id });
  const options = { io: 'input', uri: refTo, override: leaveOutReadOnly } as const;
  const { schemas } = z.toJSONSchema(registry, options);
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, plain(schema)]));
}

/** That nothing changes an answer is for programs of our own. */
function leaveOutReadOnly({ jsonSchema }: { readonly jsonSchema: { readOnly?: unknown } }): void {
  delete jsonSchema.readOnly;
}

/** Without what is said once for the whole description. */
function plain(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(
    Object.entries(schema).filter(([key]) => !['$schema', '$id', 'id'].includes(key)),
  );
}
