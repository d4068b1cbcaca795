import UIKit

enum RecipeCategory: String, CaseIterable {
  case dessert = "Dessert"
  case main = "Main dish"
  case salad = "Salad"
  case soup = "Soup"
}

/// Instructions for cooking a dish.
@MainActor final class Recipe {
  var name: String
  var minutes: Int
  var category: RecipeCategory
  var ingredients: [(amount: String, name: String)]
  var instructions: String
  let hue: CGFloat

  init(
    _ name: String, _ minutes: Int, _ category: RecipeCategory, hue: CGFloat, _ ingredients: [(String, String)], _ instructions: String
  ) {
    self.name = name
    self.minutes = minutes
    self.category = category
    self.hue = hue
    self.ingredients = ingredients
    self.instructions = instructions
  }

  /// Returns another recipe with the same content.
  func copy() -> Recipe { Recipe(name, minutes, category, hue: hue, ingredients.map { ($0.amount, $0.name) }, instructions) }

  /// Returns an image of the dish: a plate with its content.
  func picture(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in
      UIColor(hue: hue, saturation: 0.15, brightness: 0.95, alpha: 1).setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: side, height: side)).fill()
      let plate = CGRect(x: side * 0.1, y: side * 0.1, width: side * 0.8, height: side * 0.8)
      UIColor.white.setFill()
      UIBezierPath(ovalIn: plate).fill()
      UIColor(hue: hue, saturation: 0.75, brightness: 0.85, alpha: 1).setFill()
      UIBezierPath(ovalIn: plate.insetBy(dx: side * 0.14, dy: side * 0.14)).fill()
      UIColor(hue: hue, saturation: 0.4, brightness: 1, alpha: 1).setFill()
      UIBezierPath(ovalIn: CGRect(x: side * 0.36, y: side * 0.34, width: side * 0.16, height: side * 0.12)).fill()
    }
  }

  static let all: [Recipe] = [
    Recipe(
      "Gazpacho", 20, .soup, hue: 0.02,
      [("1 kg", "ripe tomatoes"), ("1", "cucumber"), ("1", "green pepper"), ("2 cloves", "garlic"), ("50 ml", "olive oil")],
      "Cut everything into pieces, mix it with the oil and a little vinegar until smooth, pass it through a sieve and chill it well."),
    Recipe(
      "Greek salad", 15, .salad, hue: 0.33,
      [("4", "tomatoes"), ("1", "cucumber"), ("1", "red onion"), ("200 g", "feta"), ("1 handful", "olives")],
      "Cut the vegetables into large pieces, lay the feta on top, and pour oil and oregano over it."),
    Recipe(
      "Pancakes", 25, .dessert, hue: 0.11,
      [("250 g", "flour"), ("500 ml", "milk"), ("3", "eggs"), ("1 pinch", "salt"), ("30 g", "butter")],
      "Whisk flour and milk, then the eggs and salt. Let it rest for ten minutes and fry thin cakes in a little butter."),
    Recipe(
      "Pumpkin soup", 40, .soup, hue: 0.08,
      [("1 kg", "pumpkin"), ("2", "onions"), ("1 l", "broth"), ("100 ml", "cream"), ("1 piece", "ginger")],
      "Fry the onions, add pumpkin and ginger, cover with broth and cook until soft. Mix, and stir in the cream."),
    Recipe(
      "Risotto", 35, .main, hue: 0.14,
      [("300 g", "round rice"), ("1 l", "broth"), ("1", "onion"), ("100 ml", "white wine"), ("60 g", "parmesan")],
      "Fry onion and rice until glassy, pour in the wine, then the hot broth ladle by ladle, stirring. Fold in the cheese."),
    Recipe(
      "Tiramisu", 30, .dessert, hue: 0.07,
      [("500 g", "mascarpone"), ("4", "eggs"), ("100 g", "sugar"), ("200 g", "sponge fingers"), ("200 ml", "strong coffee")],
      "Beat the yolks with the sugar, fold in mascarpone and beaten whites. Layer with soaked sponge fingers and chill overnight."),
  ]
}
