/** Rules of this house that no plugin has: how files are named and opened, and what is documented. */
import { basename } from 'node:path';

const FILE_NAME = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)*\.m?[jt]s$/;
// Such a name says nothing of what is in the file, so anything ends up there.
const EMPTY_NAME = /(^|-)(utils?|helpers?|common|managers?)(-|\.)/;

const fileName = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      case: '{{name}}: name files in kebab-case',
      empty: '{{name}}: name the file after the one thing it holds',
    },
  },
  create: (context) => ({
    Program(node) {
      const name = basename(context.filename);
      if (!FILE_NAME.test(name)) context.report({ node, messageId: 'case', data: { name } });
      if (EMPTY_NAME.test(name)) context.report({ node, messageId: 'empty', data: { name } });
    },
  }),
};

const openingComment = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { missing: 'open the file with one sentence on what it is for' },
  },
  create: (context) => ({
    Program(node) {
      const [first] = context.sourceCode.ast.body;
      const comments = context.sourceCode.getAllComments();
      const opens = comments.some(
        (comment) =>
          comment.type !== 'Shebang' &&
          (!first || comment.range[1] <= first.range[0]) &&
          comment.value.trim(),
      );
      if (!opens) context.report({ node, messageId: 'missing' });
    },
  }),
};

/** Exports that stand together without a blank line share one comment: a list and its type. */
const documentedExport = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { missing: 'document this export: shape, units and bounds, what each error means' },
  },
  create: (context) => ({
    Program(node) {
      const { sourceCode } = context;
      let group = { documented: true, last: undefined };
      const close = () => {
        if (!group.documented) context.report({ node: group.first, messageId: 'missing' });
      };
      for (const statement of node.body.filter(
        (child) => child.type === 'ExportNamedDeclaration',
      )) {
        if (statement.declaration === null) continue;
        const comment = sourceCode.getCommentsBefore(statement).at(-1);
        // With a blank line after it, a comment is about the file.
        const isOwn = comment?.loc.end.line === statement.loc.start.line - 1;
        const documented = isOwn && comment.value.startsWith('*');
        const startLine = (isOwn ? comment : statement).loc.start.line;
        if (group.last?.loc.end.line === startLine - 1) {
          group.documented ||= documented;
        } else {
          close();
          group = { first: statement, documented };
        }
        group.last = statement;
      }
      close();
    },
  }),
};

export default {
  rules: {
    'file-name': fileName,
    'opening-comment': openingComment,
    'documented-export': documentedExport,
  },
};
