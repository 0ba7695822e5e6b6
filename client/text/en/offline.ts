/** English for what is said of newer versions. */

export const offline = {
  update: 'A new version of Twin Tigers is here.',
  load: 'Load it',
  later: 'Later',
};
