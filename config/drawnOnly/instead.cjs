/** Webpack loader: in place of a module (config/unseenPlugin.ts), what a file of ours exports. */
module.exports = function instead() {
  const file = JSON.stringify(this.getOptions().file);
  return `export { default } from ${file};\nexport * from ${file};\n`;
};
