/** Webpack loader: in place of a module that nothing we show needs (config/unseenPlugin.ts), with the names it exports. */
module.exports = function nothing() {
  const { names } = this.getOptions();
  return `function Nothing() { return null; }\nexport { ${names.map((name) => `Nothing as ${name}`).join(', ')} };\n`;
};
